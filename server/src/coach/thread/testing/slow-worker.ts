import { once } from 'node:events';

/** Begins when it is told to, as on a machine that takes long to load what the coach needs. */
const channel = new BroadcastChannel('slow worker');
const told = once(channel, 'message');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
channel.postMessage('loading');
await told;
channel.close();

export { answer, open } from './faulty-worker.ts';

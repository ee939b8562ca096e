import { onTestFinished, vi } from 'vitest';
import { Backoff } from '#api/retry.ts';
import { type SocketEvent, type SocketOptions, TranscriptionSocket } from '../transcription-socket.ts';
import { startListeningServer } from './listening-server.ts';

type ServerOptions = Parameters<typeof startListeningServer>[0];

export const backoff = (firstMs: number, maxMs: number) => new Backoff({ firstMs, maxMs, random: () => 0 });

/** A server that lasts as long as the test. */
export async function serve(options: ServerOptions = {}) {
  const server = await startListeningServer(options);
  onTestFinished(() => server.stop());
  return server;
}

/** A socket that lasts as long as the test, and what it tells. */
export function openConnection(url: string, options: Partial<SocketOptions> = {}) {
  const events: SocketEvent[] = [];
  const watchers = new Set<(event: SocketEvent) => void>();
  const onEvent = (event: SocketEvent): void => {
    events.push(event);
    for (const watch of watchers) watch(event);
  };
  const socket = new TranscriptionSocket({ url, onEvent, backoff: backoff(5, 20), ...options });
  onTestFinished(() => socket.finish());
  const next = (matches: (event: SocketEvent) => boolean): Promise<SocketEvent> =>
    new Promise((resolve) => watchers.add((event) => matches(event) && resolve(event)));
  return {
    socket,
    events,
    next,
    nextState: (state: string) => next((e) => 'state' in e && e.state === state),
  };
}

/** A socket that is open at a server of its own. */
export async function connect(ofServer?: ServerOptions, ofSocket?: Partial<SocketOptions>) {
  const server = await serve(ofServer);
  const opened = openConnection(server.url, ofSocket);
  await opened.nextState('open');
  return { server, ...opened };
}

/** The same at a server that hears no sentence end, while the test moves the clock by which silence is measured. */
export async function connectOnTestClock() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return connect({ sentence: 0 });
}

/** The browser's sockets that are opened from now on. */
export function watchSockets(): readonly WebSocket[] {
  const sockets: WebSocket[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    },
  );
  return sockets;
}

/** Frame `n` of an endless ramp, so that a gap or a repetition shows. */
export const frame = (n: number) => Int16Array.from({ length: 1_600 }, (_, i) => (n * 1_600 + i) % 32_768);
export const ramp = (samples: number) => Array.from({ length: samples }, (_, i) => i % 32_768);

export const transcripts = (events: SocketEvent[]) =>
  events.flatMap((event) => (event.type === 'transcript' ? [event.text] : []));

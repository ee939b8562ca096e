import { expect, test } from 'vitest';
import { SpeechEventQueue } from './speech-event-queue.ts';
import { collectAll } from '../testing/audio-sources.ts';

test('gives events in order, then ends', async () => {
  const queue = new SpeechEventQueue();
  const reading = collectAll(queue);
  queue.push({ type: 'speech-start' });
  queue.push({ type: 'final', text: 'Yes.' });
  queue.end();
  queue.push({ type: 'final', text: 'Too late.' });
  expect(await reading).toEqual([{ type: 'speech-start' }, { type: 'final', text: 'Yes.' }]);
});

test('a slow reader gets the latest interim and every final', async () => {
  const queue = new SpeechEventQueue();
  for (const text of ['a', 'a b']) queue.push({ type: 'interim', text });
  queue.push({ type: 'final', text: 'A b c.' });
  queue.push({ type: 'interim', text: 'd' });
  queue.end();
  expect(await collectAll(queue)).toEqual([
    { type: 'interim', text: 'a b' },
    { type: 'final', text: 'A b c.' },
    { type: 'interim', text: 'd' },
  ]);
});

test('gives what was pushed before a failure, then the failure', async () => {
  const queue = new SpeechEventQueue();
  queue.push({ type: 'speech-start' });
  queue.fail(new Error('broken'));
  const events = queue[Symbol.asyncIterator]();
  expect((await events.next()).value).toEqual({ type: 'speech-start' });
  await expect(events.next()).rejects.toThrow('broken');
});

test('fails rather than growing without bound when nobody reads', async () => {
  const queue = new SpeechEventQueue();
  for (let n = 0; n < 2_000; n++) queue.push({ type: 'final', text: 'Again.' });
  await expect(collectAll(queue)).rejects.toMatchObject({ code: 'failed', retryable: true });
});

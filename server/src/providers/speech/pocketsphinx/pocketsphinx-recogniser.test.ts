import { describe, expect, test } from 'vitest';
import { collect, inFrames, joined, silence, thenNothing } from '../testing/audio-sources.ts';
import { childrenOf, commandOf } from '../testing/child-processes.ts';
import { describeConformance } from '../testing/describe-conformance.ts';
import { NOISES } from '../testing/noises.ts';
import { speak } from '../testing/speak.ts';
import { FLUSH, type SpeechEvent } from '../speech-recogniser.ts';
import { findPocketSphinx } from './find-pocketsphinx.ts';
import { pocketSphinxRecogniser } from './pocketsphinx-recogniser.ts';

const models = findPocketSphinx();
const [leave, threads] = await Promise.all([
  speak('Why do you want to leave your current job?'),
  speak('What is the difference between a process and a thread?'),
]);

const options = {
  language: 'en-US',
  userId: 'anybody',
  vocabulary: [],
  signal: new AbortController().signal,
};

const decoders = () => childrenOf(process.pid).filter((pid) => commandOf(pid).includes('decoder-child.ts'));

/** On a machine busy with other tests a decoder may say nothing for longer than a user would wait. */
const HUNG_AFTER_MS = 60_000;

function open(limits: Parameters<typeof pocketSphinxRecogniser>[1] = { mostStreams: 4 }) {
  if (!models) throw new Error('These tests need the Debian packages pocketsphinx and pocketsphinx-en-us.');
  const recogniser = pocketSphinxRecogniser(models, { hungAfterMs: HUNG_AFTER_MS, ...limits });
  return {
    recogniser,
    held: () => decoders().length,
    stall: () => decoders().forEach((pid) => process.kill(pid, 'SIGSTOP')),
    close: () => recogniser.close(),
  };
}

const isLoud = (sample: number): boolean => Math.abs(sample) > 500;

const withoutSilence = (audio: Int16Array): Int16Array =>
  audio.subarray(audio.findIndex(isLoud), audio.findLastIndex(isLoud) + 1);

async function* flushed(audio: Int16Array, after: Int16Array): AsyncGenerator<Int16Array> {
  yield* inFrames(audio);
  yield FLUSH;
  yield* inFrames(after);
}

async function finals(events: AsyncIterable<SpeechEvent>): Promise<string[]> {
  return (await collect(events)).flatMap((event) => (event.type === 'final' ? [event.text] : []));
}

async function readOn(stream: AsyncIterator<unknown>): Promise<void> {
  while (!(await stream.next()).done);
}

describeConformance('pocketsphinx', {
  samples: [
    { audio: leave, words: /leave your current job/i },
    { audio: threads, words: /difference between/i },
  ],
  open: () => Promise.resolve(open()),
});

describe('pocketsphinx', () => {
  test('asks for a question mark where a question was asked', async () => {
    const { recogniser } = open();
    const texts: string[] = [];
    for await (const event of recogniser.transcribe(inFrames(joined(leave, silence(2))), options)) {
      if (event.type === 'final') texts.push(event.text);
    }
    expect(texts.join(' ')).toMatch(/^Why .*\?$/);
  });

  test('a pause within a question ends no sentence, a longer one does', async () => {
    const { recogniser, close } = open();
    const parts = ['What is the difference', 'between a process', 'and a thread?'];
    const [what, between, and] = (await Promise.all(parts.map((part) => speak(part, 'rms')))).map(
      withoutSilence,
    );
    const texts = (audio: Int16Array) => finals(recogniser.transcribe(inFrames(audio), options));
    expect(await texts(joined(what!, silence(0.7), between!, silence(1), and!, silence(2)))).toEqual([
      expect.stringMatching(/^What is the difference between [^.?]* thread\?$/),
    ]);
    expect(await texts(joined(what!, silence(2), and!, silence(2)))).toHaveLength(2);
    await close();
  });

  test.each([1.2, 1.3, 1.4, 1.5])(
    'settles nothing of a sentence that begins %s s after the one before it, until it is given',
    async (pause) => {
      const { recogniser, close } = open();
      const before = joined(withoutSilence(leave), silence(pause));
      const audio = joined(before, withoutSilence(threads), silence(2));
      let [finals, settled] = [0, 0];
      for await (const event of recogniser.transcribe(inFrames(audio), options)) {
        if (event.type === 'settled' && finals < 2) settled = event.before;
        if (event.type === 'final') finals += 1;
      }
      expect(finals).toBe(2);
      expect(settled).toBeLessThanOrEqual(before.length);
      await close();
    },
  );

  test('words that a flush cuts off get their mark when their sentence is over', async () => {
    const { recogniser, close } = open();
    const audio = flushed(joined(leave, silence(0.2)), silence(2));
    const texts = await finals(recogniser.transcribe(audio, options));
    expect(texts).toEqual([expect.stringMatching(/^Why [^.?]* job$/), '?']);
    const parts = ['Why do you want', 'to leave your current job?'];
    const [why, toLeave] = (await Promise.all(parts.map((part) => speak(part, 'rms')))).map(withoutSilence);
    const paused = flushed(joined(why!, silence(0.3)), joined(silence(0.9), toLeave!, silence(2)));
    expect(await finals(recogniser.transcribe(paused, options))).toEqual([
      'Why do you want',
      expect.stringMatching(/^to leave [^.]*\?$/),
    ]);
    await close();
  });

  test('refuses a stream beyond its capacity and takes one again when there is room', async () => {
    const { recogniser, close } = open({ mostStreams: 1 });
    const first = recogniser.transcribe(thenNothing(leave), options)[Symbol.asyncIterator]();
    expect((await first.next()).value).toEqual({ type: 'speech-start' });
    const second = () => recogniser.transcribe(inFrames(leave), options)[Symbol.asyncIterator]();
    await expect(second().next()).rejects.toMatchObject({ code: 'capacity', retryable: true });
    await first.return?.();
    expect((await second().next()).value).toEqual({ type: 'speech-start' });
    await close();
  });

  test('starts no process for a stream in which nothing is heard', async () => {
    const { recogniser, close } = open({ mostStreams: 1 });
    const silent = recogniser.transcribe(thenNothing(silence(3)), options)[Symbol.asyncIterator]();
    expect((await silent.next()).value).toMatchObject({ type: 'settled' });
    expect(decoders()).toEqual([]);
    const audible = recogniser.transcribe(inFrames(leave), options)[Symbol.asyncIterator]();
    expect((await audible.next()).value).toEqual({ type: 'speech-start' });
    await audible.return?.();
    await close();
  });

  test('hears the first words after a minute of silence', async () => {
    const { recogniser, close } = open();
    const events = await collect(
      recogniser.transcribe(inFrames(joined(silence(60), leave, silence(1))), options),
    );
    expect(events.findLast((event) => event.type === 'final')?.text).toMatch(/leave your current job/i);
    await close();
  });

  test('a user’s second stream gives way to another user’s first when all places are taken', async () => {
    const { recogniser, close } = open({ mostStreams: 2 });
    const speaking = async (userId: string) => {
      const events = recogniser.transcribe(thenNothing(leave), { ...options, userId });
      const stream = events[Symbol.asyncIterator]();
      expect((await stream.next()).value).toEqual({ type: 'speech-start' });
      return stream;
    };
    const first = await speaking('one');
    const second = await speaking('one');
    const other = await speaking('other');
    await expect(readOn(second)).rejects.toMatchObject({ code: 'capacity' });
    const third = recogniser.transcribe(inFrames(leave), { ...options, userId: 'third' });
    await expect(readOn(third[Symbol.asyncIterator]())).rejects.toMatchObject({ code: 'capacity' });
    for (const stream of [first, other]) await stream.return?.();
    await close();
  });

  test.each([
    ['is killed', 'SIGKILL', {}],
    ['hangs', 'SIGSTOP', { hungAfterMs: 3_000 }],
  ] as const)('goes on in a new process when the decoder %s in mid-speech', async (_case, signal, limits) => {
    const { recogniser, close } = open(limits);
    const killed = Promise.withResolvers<void>();
    const audio = async function* () {
      yield* inFrames(joined(leave, silence(2), threads));
      await killed.promise;
      yield* inFrames(silence(2));
    };
    const texts: string[] = [];
    let kills = 0;
    for await (const event of recogniser.transcribe(audio(), options)) {
      if (event.type === 'final') texts.push(event.text);
      if (event.type !== 'interim' || texts.length !== 1 || kills > 0) continue;
      kills += decoders().filter((pid) => process.kill(pid, signal)).length;
      killed.resolve();
    }
    expect(texts).toEqual([expect.stringContaining('current job'), expect.stringContaining('difference')]);
    await close();
    expect(decoders()).toEqual([]);
  });

  test('makes no words of music, typing, coughs and hiss, and hears who speaks behind them', async () => {
    const { recogniser, close } = open();
    const said = async (audio: Int16Array) => {
      const events = await collect(recogniser.transcribe(inFrames(audio), options));
      return events.flatMap((event) => ('text' in event ? [event.text] : []));
    };
    const noises = joined(...Object.values(NOISES));
    expect(await said(noises)).toEqual([]);
    expect((await said(joined(noises, leave, silence(1)))).at(-1)).toMatch(/leave your current job/i);
    await close();
  });

  test('says that it is a weak recogniser', () => {
    expect(open().recogniser.status()).toMatchObject({
      state: 'ready',
      detail: expect.stringContaining('basic recogniser'),
    });
  });

  test('is not found where the packages are missing', () => {
    expect(findPocketSphinx('/nowhere')).toBeUndefined();
  });
});

import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { voice } from '#testing/voices.ts';
import { FLUSH, type RecogniserEvent } from '../speech-recogniser.ts';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../streaming/audio-format.ts';
import { collectAll, inFrames, joined, silence, thenNothing } from '../testing/audio-sources.ts';
import { childrenOf, commandOf } from '../testing/child-processes.ts';
import { describeConformance } from '../testing/describe-conformance.ts';
import { NOISES } from '../testing/noises.ts';
import { openMoonshine } from '../testing/open-moonshine.ts';

const [amiable, youngMan] = [voice('austen-0930'), voice('austen-0880')];

const options = {
  language: 'en',
  userId: 'anybody',
  vocabulary: [],
  signal: new AbortController().signal,
};

const decoders = () => childrenOf(process.pid).filter((pid) => commandOf(pid).includes('decoder-child.ts'));

async function open(hungAfterMs?: number) {
  const recogniser = await openMoonshine(hungAfterMs === undefined ? {} : { hungAfterMs });
  return { recogniser, close: () => recogniser.close() };
}

/** Shared by tests that keep it: loading costs more than hearing. */
let shared: ReturnType<typeof open> | undefined;
afterAll(async () => (await shared)?.close());

async function openShared() {
  shared ??= open();
  const { recogniser, close } = await shared;
  let isStalled = false;
  return {
    recogniser,
    held: () => recogniser.openStreams(),
    stall: () => {
      isStalled = true;
      decoders().forEach((pid) => process.kill(pid, 'SIGSTOP'));
    },
    close: async () => {
      if (!isStalled) return;
      shared = undefined;
      await close();
    },
  };
}

async function* inRealTime(audio: Int16Array): AsyncGenerator<Int16Array> {
  const began = performance.now();
  let sent = 0;
  for await (const frame of inFrames(audio)) {
    sent += FRAME_SAMPLES;
    await delay(Math.max(0, began + (sent / SAMPLE_RATE) * 1_000 - performance.now()));
    yield frame;
  }
}

const texts = (events: readonly RecogniserEvent[], type: 'interim' | 'final') =>
  events.flatMap((event) => (event.type === type ? [event.text] : []));
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

async function* flushed(audio: Int16Array): AsyncGenerator<Int16Array> {
  yield* inFrames(audio);
  yield FLUSH;
  yield* inFrames(silence(2));
}

async function hear(audio: AsyncIterable<Int16Array>): Promise<RecogniserEvent[]> {
  const { recogniser } = await openShared();
  return collectAll(recogniser.transcribe(audio, options));
}

describeConformance('moonshine', {
  samples: [
    { audio: amiable.audio, words: /made amiable himself/i },
    { audio: youngMan.audio, words: /young man/i },
  ],
  open: openShared,
});

describe('moonshine hears people', () => {
  test('word for word, cased and punctuated, with words while they speak', async () => {
    const events = await hear(inRealTime(joined(silence(0.5), amiable.audio, silence(1.5))));
    expect(texts(events, 'final')).toEqual(['He might even have been made amiable himself.']);
    const interims = events.filter((event) => event.type === 'interim');
    expect(interims.length).toBeGreaterThan(1);
    for (const [place, { text, stands = 0 }] of interims.entries()) {
      const next = interims[place + 1]?.text ?? '';
      if (next !== '') expect(next.slice(0, stands)).toBe(text.slice(0, stands));
    }
  });

  test('beyond what is heard in one piece, with no word lost or said twice at the seam', async () => {
    const long = [voice('austen-0870'), voice('austen-0920'), amiable];
    const audio = joined(...long.map(({ audio: one }) => withoutQuiet(one)), silence(1.5));
    const said = wordsOf(texts(await hear(inFrames(audio)), 'final').join(' ')).replace('mr ', 'mister ');
    const wanted = long.map((one) => one.said).join(' ');
    for (const word of new Set(wanted.split(' '))) expect(timesIn(said, word)).toBe(timesIn(wanted, word));
  });

  test('gives a final while somebody goes on without a pause', async () => {
    const audio = joined(...Array.from({ length: 6 }, () => withoutQuiet(voice('austen-0920').audio)));
    const { recogniser } = await openShared();
    const finals: string[] = [];
    for await (const event of recogniser.transcribe(thenNothing(audio), options)) {
      if (event.type === 'final') finals.push(event.text);
      if (finals.length === 2) break;
    }
    expect(finals.join(' ')).toMatch(/^Had he married a more amiable woman\b/);
  });

  test('makes no words of music, typing, coughs and hiss, and hears who speaks behind them', async () => {
    const noises = joined(...Object.values(NOISES));
    const events = await hear(inFrames(joined(noises, amiable.audio, silence(1.5))));
    expect(texts(events, 'final')).toEqual(['He might even have been made amiable himself.']);
    expect(texts(events, 'interim').filter((text) => !/^he\b/i.test(text))).toEqual([]);
  });

  test('finishes what was said at a flush, and gives its mark when nothing follows', async () => {
    expect(texts(await hear(flushed(withoutQuiet(amiable.audio))), 'final').join('')).toBe(
      'He might even have been made amiable himself.',
    );
  });

  test.each([
    ['is killed', 'SIGKILL', undefined],
    ['hangs', 'SIGSTOP', 3_000],
  ] as const)('loses nothing when the decoder %s in mid-speech', async (_case, signal, hungAfterMs) => {
    const before = decoders();
    const { recogniser, close } = await open(hungAfterMs);
    const killed = Promise.withResolvers<void>();
    const audio = async function* () {
      yield* inFrames(joined(youngMan.audio, silence(2)));
      yield* inRealTime(amiable.audio);
      await killed.promise;
      yield* inFrames(silence(2));
    };
    const heard: string[] = [];
    let kills = 0;
    for await (const event of recogniser.transcribe(audio(), options)) {
      if (event.type === 'final') heard.push(event.text);
      if (event.type !== 'interim' || heard.length !== 1 || kills > 0) continue;
      const own = decoders().filter((pid) => !before.includes(pid));
      kills += own.filter((pid) => process.kill(pid, signal)).length;
      killed.resolve();
    }
    expect(heard).toEqual([
      expect.stringMatching(/young man\.$/),
      'He might even have been made amiable himself.',
    ]);
    await close();
  });
});

const timesIn = (text: string, word: string): number => text.split(' ').filter((one) => one === word).length;

const isLoud = (sample: number): boolean => Math.abs(sample) > 300;

function withoutQuiet(audio: Int16Array): Int16Array {
  return audio.subarray(audio.findIndex(isLoud), audio.findLastIndex(isLoud) + 1);
}

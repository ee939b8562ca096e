import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import {
  collectAll,
  endless,
  inFrames,
  joined,
  silence,
  thenNothing,
  weighed,
} from './testing/audio-sources.ts';
import { FLUSH, SpeechError, type RecogniserEvent, type SpeechRecogniser } from './speech-recogniser.ts';

export interface SpokenSample {
  audio: Int16Array;
  words: RegExp;
}

interface OpenSubject {
  recogniser: SpeechRecogniser;
  held(): Promise<number> | number;
  stall(): Promise<void> | void;
  close(): Promise<void>;
}

export interface ConformanceSubject {
  samples: readonly [SpokenSample, SpokenSample];
  open(): Promise<OpenSubject>;
  openRefused?(): Promise<OpenSubject>;
  deadlineMs?: number;
}

export interface ConformanceCheck {
  name: string;
  run(subject: ConformanceSubject): Promise<void>;
}

const SILENT = silence(3);
const AUDIBLE = 100;
const MOST_SECONDS_AHEAD = 300;
const LONG_SECONDS = 100;
const MOST_SECONDS_HELD = 60;
const SECONDS_UNSETTLED = 40;
const QUIET_TURNS = 500;
const ASKED_EVERY_MS = 5;
const DEADLINE_MS = 60_000;

export const conformanceChecks: readonly ConformanceCheck[] = [
  check('frames an utterance by speech-start and speech-end', async ({ samples }, { recogniser }) => {
    const events = await hear(recogniser, joined(samples[0].audio, SILENT));
    assertFramed(events);
    assert.ok(finals(events).length > 0, 'no final');
  }),
  check('hears the words that were said', async ({ samples }, { recogniser }) => {
    for (const sample of samples)
      assert.match(await transcript(recogniser, joined(sample.audio, SILENT)), sample.words);
  }),
  check('gives finals as punctuated sentences', async ({ samples }, { recogniser }) => {
    assert.match(await transcript(recogniser, joined(samples[0].audio, SILENT)), /[.!?]$/);
  }),
  check(
    'flushes the last words and ends when the audio ends in mid-speech',
    async ({ samples }, { recogniser }) => {
      const events = await hear(recogniser, samples[0].audio);
      assert.match(finals(events).join(' '), samples[0].words);
      assertFramed(events);
    },
  ),
  check('says nothing about silence', async (_, { recogniser }) => {
    const events = await hear(recogniser, SILENT);
    assert.deepEqual(events.filter(isSpoken), []);
  }),
  check('hears a second utterance after a pause', async ({ samples }, { recogniser }) => {
    const text = await transcript(recogniser, joined(samples[0].audio, SILENT, samples[1].audio, SILENT));
    const first = samples[0].words.exec(text);
    const second = samples[1].words.exec(text);
    assert.ok(first && second && first.index < second.index, `heard: ${text}`);
  }),
  check(
    'gives the final while the audio goes on',
    async ({ samples, deadlineMs = DEADLINE_MS }, { recogniser }) => {
      const deadline = AbortSignal.timeout(deadlineMs);
      for await (const event of listen(recogniser, thenNothing(joined(samples[0].audio, SILENT)), deadline)) {
        if (event.type === 'final' && !deadline.aborted) return;
      }
      assert.fail('no final');
    },
  ),
  check(
    'finishes the utterance under way when it is flushed, and goes on',
    async (subject, { recogniser }) => {
      const { samples, deadlineMs = DEADLINE_MS } = subject;
      const deadline = AbortSignal.timeout(deadlineMs);
      const finished = Promise.withResolvers<void>();
      deadline.addEventListener('abort', () => finished.resolve(), { once: true });
      let given = 0;
      const source = async function* () {
        yield* inFrames(joined(SILENT, samples[0].audio));
        yield FLUSH;
        await finished.promise;
        yield* inFrames(SILENT);
        yield FLUSH;
        yield* inFrames(joined(samples[1].audio, SILENT));
      };
      const events: RecogniserEvent[] = [];
      for await (const event of listen(recogniser, source())) {
        events.push(event);
        if (event.type === 'final') given += 1;
        if (event.type === 'settled' && given > 0) finished.resolve();
      }
      assert.ok(!deadline.aborted, 'no final');
      assertFramed(events);
      const text = finals(events).join(' ');
      for (const { words } of samples) assert.equal(text.split(words).length, 2, `heard: ${text}`);
    },
  ),
  check('ends without an error and frees the engine on abort', async (subject, open) => {
    const stop = new AbortController();
    const audio = thenNothing(subject.samples[0].audio);
    for await (const event of listen(open.recogniser, audio, stop.signal)) {
      if (event.type !== 'speech-start') continue;
      assert.ok((await open.held()) > 0, 'nothing was held while the stream ran: the check would be blind');
      stop.abort();
    }
    await released(open, subject);
  }),
  check('frees the engine when the reader walks away', async (subject, open) => {
    for await (const event of listen(open.recogniser, thenNothing(subject.samples[0].audio))) {
      if (event.type === 'speech-start') break;
    }
    await released(open, subject);
  }),
  check('does nothing for a stream that is aborted before it begins', async ({ samples }, { recogniser }) => {
    assert.deepEqual(await hear(recogniser, samples[0].audio, AbortSignal.abort()), []);
  }),
  check('passes on an error of the audio source', async (subject, open) => {
    const broken = async function* () {
      yield subject.samples[0].audio;
      throw new Error('the tab is gone');
    };
    await assert.rejects(async () => collectAll(listen(open.recogniser, broken())), /the tab is gone/);
    await released(open, subject);
  }),
  check('keeps concurrent streams apart', async ({ samples }, { recogniser }) => {
    const [a, b] = samples;
    const heard = await Promise.all(
      [a, b, a].map((sample) => transcript(recogniser, joined(sample.audio, SILENT))),
    );
    [a, b, a].forEach((sample, index) => {
      assert.match(heard[index] ?? '', sample.words);
      assert.doesNotMatch(heard[index] ?? '', (sample === a ? b : a).words);
    });
  }),
  check('stops asking for audio when the engine takes none', async ({ samples }, open) => {
    const stop = new AbortController();
    const source = endless(samples[0].audio);
    const atWork = Promise.withResolvers<void>();
    const audio = async function* () {
      yield* inFrames(samples[0].audio);
      await atWork.promise;
      await open.stall();
      yield* source.audio();
    };
    const reading = (async () => {
      for await (const _ of listen(open.recogniser, audio(), stop.signal)) atWork.resolve();
    })();
    await atWork.promise;
    await Promise.all([pullsStop(source).then(() => stop.abort()), reading]);
  }),
  check('settles no word before it is given', async ({ samples }, { recogniser }) => {
    const audio = joined(SILENT, samples[0].audio, SILENT);
    let given = false;
    for (const event of await hear(recogniser, audio)) {
      given ||= event.type === 'final';
      if (event.type !== 'settled' || given) continue;
      assert.ok(event.before <= SILENT.length + quietStart(samples[0].audio), `settled ${event.before}`);
    }
    assert.ok(given, 'no final');
  }),
  check('settles what was said and the silence after it', async (subject, { recogniser }) => {
    const { samples, deadlineMs = DEADLINE_MS } = subject;
    const audio = joined(samples[0].audio, silence(SECONDS_UNSETTLED));
    const heard = new AbortController();
    const deadline = AbortSignal.any([AbortSignal.timeout(deadlineMs), heard.signal]);
    let settled = 0;
    for await (const event of listen(recogniser, thenNothing(joined(audio, SILENT)), deadline)) {
      if (event.type !== 'settled') continue;
      assert.ok(event.before > settled, 'a position must grow');
      settled = event.before;
      if (settled > samples[0].audio.length + SILENT.length) heard.abort();
    }
    assert.ok(heard.signal.aborted, `settled no more than ${settled} samples`);
  }),
  check('lets go of the audio of a long stream', async ({ samples }, { recogniser }) => {
    const source = weighed(samples[0].audio, LONG_SECONDS);
    await collectAll(listen(recogniser, source.audio()));
    assert.ok(source.heldSeconds < MOST_SECONDS_HELD, `${source.heldSeconds} s of audio are held`);
  }),
  {
    name: 'maps a refused key to an error that is not worth a retry',
    async run(subject) {
      if (!subject.openRefused) return;
      await withOpen(subject.openRefused(), async ({ recogniser }) => {
        await assert.rejects(
          () => hear(recogniser, subject.samples[0].audio),
          (error) => error instanceof SpeechError && error.code === 'refused' && !error.retryable,
        );
      });
    },
  },
];

function check(
  name: string,
  body: (subject: ConformanceSubject, open: OpenSubject) => Promise<void>,
): ConformanceCheck {
  return { name, run: (subject) => withOpen(subject.open(), (open) => body(subject, open)) };
}

async function withOpen(
  opening: Promise<OpenSubject>,
  body: (open: OpenSubject) => Promise<void>,
): Promise<void> {
  const open = await opening;
  try {
    await body(open);
  } finally {
    await open.close();
  }
}

function listen(
  recogniser: SpeechRecogniser,
  audio: AsyncIterable<Int16Array>,
  signal = new AbortController().signal,
) {
  return recogniser.transcribe(audio, { language: 'en-US', userId: 'anybody', vocabulary: [], signal });
}

function hear(
  recogniser: SpeechRecogniser,
  audio: Int16Array,
  signal?: AbortSignal,
): Promise<RecogniserEvent[]> {
  return collectAll(listen(recogniser, inFrames(audio), signal));
}

async function transcript(recogniser: SpeechRecogniser, audio: Int16Array): Promise<string> {
  return finals(await hear(recogniser, audio)).join(' ');
}

function finals(events: readonly RecogniserEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'final' ? [event.text] : []));
}

const isSpoken = (event: RecogniserEvent): boolean => event.type !== 'settled';

function quietStart(audio: Int16Array): number {
  return audio.findIndex((sample) => Math.abs(sample) > AUDIBLE);
}

function assertFramed(events: readonly RecogniserEvent[]): void {
  let speaking = false;
  for (const event of events.filter(isSpoken)) {
    assert.equal(speaking, event.type !== 'speech-start', `${event.type} out of turn`);
    if (event.type === 'speech-start') speaking = true;
    if (event.type === 'speech-end') speaking = false;
  }
  assert.equal(speaking, false, 'speech-end is missing');
}

async function released(open: OpenSubject, { deadlineMs = DEADLINE_MS }: ConformanceSubject): Promise<void> {
  const deadline = AbortSignal.timeout(deadlineMs);
  while ((await open.held()) > 0) {
    assert.ok(!deadline.aborted, 'still held');
    await delay(ASKED_EVERY_MS);
  }
}

async function pullsStop(source: { seconds: number }): Promise<void> {
  for (let quiet = 0, seen = -1; quiet < QUIET_TURNS; quiet++) {
    await new Promise(setImmediate);
    if (source.seconds === seen) continue;
    seen = source.seconds;
    quiet = 0;
    assert.ok(seen < MOST_SECONDS_AHEAD, `${seen} s of audio taken and still asking`);
  }
  assert.ok(source.seconds > 0, 'no audio was taken');
}

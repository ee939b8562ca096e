import { describe, expect, test } from 'vitest';
import { conformanceChecks, type ConformanceSubject } from './conformance.ts';
import { punctuateUtterance } from './streaming/sentences/punctuate-utterance.ts';
import { readUntilAborted } from './streaming/read-until-aborted.ts';
import { SpeechEventQueue } from './streaming/speech-event-queue.ts';
import { isFlush, SpeechError, type RecogniserEvent, type TranscribeOptions } from './speech-recogniser.ts';
import { ToneListener } from './testing/tone-listener.ts';
import { TONE_SAMPLES } from './testing/tone-samples.ts';

/** Fault, and the check that must notice. */
const FAULTS = {
  'forgets speech-end': 'frames an utterance by speech-start and speech-end',
  'says speech-start after the words': 'frames an utterance by speech-start and speech-end',
  mishears: 'hears the words that were said',
  'gives bare words': 'gives finals as punctuated sentences',
  'drops the last words': 'flushes the last words and ends when the audio ends in mid-speech',
  'hears voices in silence': 'says nothing about silence',
  'stops after one utterance': 'hears a second utterance after a pause',
  'waits for the end of the audio': 'gives the final while the audio goes on',
  'waits for a pause when flushed': 'finishes the utterance under way when it is flushed, and goes on',
  'throws on abort': 'ends without an error and frees the engine on abort',
  'leaks on abort': 'ends without an error and frees the engine on abort',
  'leaks when left': 'frees the engine when the reader walks away',
  'ignores an early abort': 'does nothing for a stream that is aborted before it begins',
  'swallows errors of the source': 'passes on an error of the audio source',
  'mixes streams': 'keeps concurrent streams apart',
  'takes all audio at once': 'stops asking for audio when the engine takes none',
  'settles all it has taken': 'settles no word before it is given',
  'settles nothing': 'settles what was said and the silence after it',
  'keeps all it has heard': 'lets go of the audio of a long stream',
  'retries a refused key': 'maps a refused key to an error that is not worth a retry',
} as const;
type Fault = keyof typeof FAULTS;

const NEVER = new AbortController().signal;

/** A word may begin in the last frame. */
const UNCERTAIN = 640;

/** Correct but for one fault. */
function subjectWith(fault?: Fault): ConformanceSubject {
  return {
    samples: TONE_SAMPLES,
    deadlineMs: 200,
    open: async () => open(fault, false),
    openRefused: async () => open(fault, true),
  };
}

function open(fault: Fault | undefined, refused: boolean) {
  let held = 0;
  let stalled = false;
  const shared = new ToneListener(600);

  async function* transcribe(audio: AsyncIterable<Int16Array>, { signal }: TranscribeOptions) {
    if (refused) throw new SpeechError('refused', 'no', { retryable: fault === 'retries a refused key' });
    if (signal.aborted && fault !== 'ignores an early abort') return;
    if (fault === 'hears voices in silence') yield* utterance('boo');
    held += 1;
    try {
      yield* recognise(audio, signal);
      if (signal.aborted && fault === 'throws on abort') throw new Error('aborted');
    } finally {
      const leaks =
        (fault === 'leaks on abort' && signal.aborted) || (fault === 'leaks when left' && !signal.aborted);
      if (!leaks) held -= 1;
    }
  }

  function recognise(audio: AsyncIterable<Int16Array>, signal: AbortSignal): AsyncIterable<RecogniserEvent> {
    const listener = fault === 'mixes streams' ? shared : new ToneListener(600);
    const events = new SpeechEventQueue();
    const say = (...said: RecogniserEvent[]): void => said.forEach((event) => events.push(event));
    const late: RecogniserEvent[] = [];
    const kept: Int16Array[] = [];
    let speaking = false;
    let heard = 0;
    let taken = 0;
    const flush = (): undefined => {
      const words = listener.take();
      if (words !== '') say(...utterance(words).slice(1), { type: 'settled', before: taken });
      speaking &&= words === '';
    };
    const hear = (samples: Int16Array): undefined => {
      if (isFlush(samples)) return fault === 'waits for a pause when flushed' ? undefined : flush();
      for (const change of listener.accept(samples)) {
        if (fault === 'stops after one utterance' && heard > 0) continue;
        if (!speaking && fault !== 'says speech-start after the words') say({ type: 'speech-start' });
        speaking = change.type === 'word';
        if (change.type === 'word') say({ type: 'interim', text: change.words });
        else if (fault === 'waits for the end of the audio') late.push(...utterance(change.words).slice(1));
        else say(...utterance(change.words).slice(1));
        heard += change.type === 'end' ? 1 : 0;
      }
      taken += samples.length;
      const isSilent = listener.words === '' || fault === 'settles all it has taken';
      const before = Math.max(0, taken - UNCERTAIN);
      if (isSilent && before > 0 && fault !== 'settles nothing') say({ type: 'settled', before });
    };
    const finish = (): void => {
      say(...late);
      const rest = listener.take();
      if (rest && !signal.aborted && fault !== 'drops the last words') say(...utterance(rest).slice(1));
      events.end();
    };
    readUntilAborted(audio, fault === 'ignores an early abort' ? NEVER : signal, (samples) => {
      if (fault === 'keeps all it has heard') kept.push(samples);
      if (!stalled || fault === 'takes all audio at once') return hear(samples);
      return aborted(signal).then(() => hear(samples));
    }).then(finish, (error) => (fault === 'swallows errors of the source' ? finish() : events.fail(error)));
    return events;
  }

  function utterance(words: string): RecogniserEvent[] {
    const said = fault === 'mishears' ? 'mumble mumble' : words;
    const text = fault === 'gives bare words' ? said : punctuateUtterance(said);
    const events: RecogniserEvent[] = [
      { type: 'speech-start' },
      { type: 'final', text },
      { type: 'speech-end' },
    ];
    return fault === 'forgets speech-end' ? events.slice(0, 2) : events;
  }

  return {
    recogniser: {
      name: 'test',
      languages: ['en'],
      status: () => ({ state: 'ready' as const }),
      transcribe,
      close: () => Promise.resolve(),
    },
    held: () => held,
    stall: () => void (stalled = true),
    close: () => Promise.resolve(),
  };
}

function aborted(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

describe('the conformance checks', () => {
  test.each(conformanceChecks)('accept a correct adapter: $name', async (check) => {
    await expect(check.run(subjectWith())).resolves.toBeUndefined();
  });

  test.each(Object.entries(FAULTS))('notice an adapter that %s', async (fault, name) => {
    const check = conformanceChecks.find((one) => one.name === name);
    await expect(check?.run(subjectWith(fault as Fault))).rejects.toBeInstanceOf(Error);
  });

  test('each have a fault that they notice', () => {
    expect(new Set<string>(Object.values(FAULTS))).toEqual(
      new Set(conformanceChecks.map((check) => check.name)),
    );
  });
});

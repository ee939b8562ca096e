import { setTimeout as delay } from 'node:timers/promises';
import { SPEECH_PROFILES, type SpeechProfile } from '../server/src/models/speech-profiles.ts';
import { programOf } from '../server/src/providers/speech/sherpa/prepare-models.ts';
import type { MoonshineFiles } from '../server/src/providers/speech/sherpa/whole-utterances/moonshine-files.ts';
import { FLUSH, type RecogniserEvent } from '../server/src/providers/speech/speech-recogniser.ts';
import { SAMPLE_RATE } from '../server/src/providers/speech/streaming/audio-format.ts';
import { inFrames, joined, silence } from '../server/src/providers/speech/testing/audio-sources.ts';
import { NOISES } from '../server/src/providers/speech/testing/noises.ts';
import { openMoonshine } from '../server/src/providers/speech/testing/open-moonshine.ts';
import { MODELS_DIRECTORY } from '../server/testing/models-directory.ts';
import { ownClips, readClips, clipWords, type Clip } from './recognition/clips.ts';
import { decoderUse } from './recognition/processor-time.ts';
import { hearWhole } from './recognition/whole-clips.ts';
import { wordErrors } from './recognition/word-errors.ts';

/*
 * How well and soon the small local model hears in real time, against whole files.
 * node bench/recognition.ts [FOLDER with MANIFEST.md]
 * One stream, as many as two cores carry, ten minutes of noise.
 */

const PAUSE = silence(1.5);
const STREAMS = 8;
const NOISE_MINUTES = 10;
const milliseconds = (samples: number) => (samples / SAMPLE_RATE) * 1_000;

/** Milliseconds in the stream; speech is its first to last loud sample. */
interface Heard {
  clip: Clip;
  /** First sample. */
  from: number;
  begin: number;
  end: number;
  texts: Text[];
}

type Text = { at: number } & Extract<RecogniserEvent, { text: string }>;

const clips = process.argv[2] ? readClips(process.argv[2]) : await ownClips();
const moonshine: SpeechProfile = SPEECH_PROFILES.find(({ name }) => name === 'moonshine')!;
const whole = await hearWhole(programOf(MODELS_DIRECTORY, moonshine).load as MoonshineFiles, clips);
const recogniser = await openMoonshine();

const table: Record<string, object> = {};
for (const kind of ['human', 'synthetic'] as const) {
  const ofKind = clips.filter((clip) => clip.kind === kind);
  const files = ofKind.filter((clip) => whole.has(clip));
  table[`${kind}, as files`] = { 'word errors': rate(files.map((clip) => [clip, whole.get(clip)!])) };
  const before = decoderUse().seconds;
  const heard = await hear('one', ofKind);
  const spoken = heard.reduce((sum, { begin, end }) => sum + (end - begin) / 1_000, 0);
  const core = (decoderUse().seconds - before) / spoken;
  table[`${kind}, one stream`] = { ...row(heard), 'cores a spoken second': core.toFixed(2) };
}
const all = await Promise.all(
  Array.from({ length: STREAMS }, (_, n) => hear(`user ${n}`, [...clips.slice(n), ...clips.slice(0, n)])),
);
table[`${STREAMS} streams`] = row(all.flat());
console.table(table);
console.log(`the decoder holds ${decoderUse().megabytes.toFixed(0)} MB`);

for (const [name, noise] of Object.entries(NOISES)) {
  const rounds = Math.ceil((NOISE_MINUTES * 60) / Object.keys(NOISES).length / (noise.length / SAMPLE_RATE));
  const lines: string[] = [];
  const audio = inFrames(joined(...Array.from({ length: rounds }, () => noise)));
  for await (const event of transcribe(`noise ${name}`, audio))
    if (event.type === 'final') lines.push(event.text);
  console.log(`${name}: ${lines.length} lines ${JSON.stringify(lines)}`);
}
await recogniser.close();

function transcribe(userId: string, audio: AsyncIterable<Int16Array>) {
  const { signal } = new AbortController();
  return recogniser.transcribe(audio, { language: 'en', userId, vocabulary: [], signal });
}

/** Adds a pause behind each; the last one is flushed. */
async function hear(userId: string, said: readonly Clip[]): Promise<Heard[]> {
  const started = performance.now();
  const heard: Heard[] = [];
  let samples = 0;
  async function* inRealTime(audio: Int16Array) {
    for await (const frame of inFrames(audio)) {
      samples += frame.length;
      await delay(Math.max(0, started + milliseconds(samples) - performance.now()));
      yield frame;
    }
  }
  async function* audio() {
    for (const clip of said) {
      const [begin, end] = [milliseconds(samples + clip.begin), milliseconds(samples + clip.end)];
      heard.push({ clip, from: samples, begin, end, texts: [] });
      yield* inRealTime(clip.audio);
      yield* inRealTime(PAUSE);
    }
    yield FLUSH;
  }
  const texts: Text[] = [];
  for await (const event of transcribe(userId, audio())) {
    if ('text' in event) texts.push({ at: performance.now() - started, ...event });
    if (event.type !== 'settled' || texts.at(-1)?.type !== 'final') continue;
    heard.findLast(({ from }) => from < event.before)?.texts.push(...texts.splice(0));
  }
  return heard;
}

function row(all: readonly Heard[]) {
  const firstWords = all.map(({ texts, begin }) => (texts[0]?.at ?? Number.NaN) - begin);
  const lines = all.map(({ texts, end }) => (texts.at(-1)?.at ?? Number.NaN) - end);
  const apart = all.flatMap(({ texts }) =>
    texts.flatMap(({ at, type }, place) => {
      const before = texts[place - 1];
      return before?.type === 'interim' && type === 'interim' ? [at - before.at] : [];
    }),
  );
  return {
    'word errors': rate(all.map(({ clip, texts }) => [clip, finalText(texts)])),
    'speech begin → first word': spread(firstWords),
    'between live words': spread(apart),
    'speech end → line': spread(lines),
  };
}

function finalText(texts: readonly Text[]): string {
  return texts.flatMap(({ type, text }) => (type === 'final' ? [text] : [])).join(' ');
}

/** Word error rate. */
function rate(pairs: readonly (readonly [Clip, string])[]): string {
  const wrong = pairs.reduce((sum, [clip, text]) => sum + wordErrors(clip.words, clipWords(text)), 0);
  return (wrong / pairs.reduce((sum, [clip]) => sum + clip.words.length, 0)).toFixed(3);
}

/** p50 / p95, milliseconds. */
function spread(values: readonly number[]): string {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN);
  return `${at(0.5)} / ${at(0.95)} ms of ${sorted.length}`;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPocketSphinx } from '../server/src/providers/speech/pocketsphinx/find-pocketsphinx.ts';
import { pocketSphinxRecogniser } from '../server/src/providers/speech/pocketsphinx/pocketsphinx-recogniser.ts';
import { FLUSH, type SpeechEvent } from '../server/src/providers/speech/speech-recogniser.ts';
import { SAMPLE_RATE } from '../server/src/providers/speech/streaming/audio-format.ts';
import { inFrames, silence } from '../server/src/providers/speech/testing/audio-sources.ts';
import { NOISES } from '../server/src/providers/speech/testing/noises.ts';
import { readClips, speakClips, wordsOf, type Clip } from './recognition/clips.ts';
import { wordErrors } from './recognition/word-errors.ts';

/*
 * How well and how soon PocketSphinx hears, in real time, beside Debian's own program on the same clips:
 *   node bench/recognition.ts [FOLDER]     clips as voice-name.wav with voice-name.txt; without, questions that flite speaks
 * Each clip is heard as the first of its user, later in a stream of the same voice, and flushed at its end.
 */

const PAUSE = silence(2);
const milliseconds = (samples: number) => (samples / SAMPLE_RATE) * 1_000;
const AT_ONCE = 2;

/** Times in milliseconds since the stream began; `begin` and `end` of speech are its first and last loud sample. */
interface Heard {
  clip: Clip;
  /** Its first sample in the stream. */
  from: number;
  begin: number;
  end: number;
  texts: Text[];
}

type Text = { at: number } & Extract<SpeechEvent, { text: string }>;

const models = findPocketSphinx();
if (!models) throw new Error('This needs the Debian packages pocketsphinx and pocketsphinx-en-us.');
const recogniser = pocketSphinxRecogniser(models);
const clips = process.argv[2] ? readClips(process.argv[2]) : await speakClips();

const rounds = ['first of a user', 'later', 'flushed'] as const;
const heard: Heard[][] = rounds.map(() => []);
const waiting = clips.keys(); // one iterator for all that run at once
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const at of waiting) {
      const ofVoice = clips.filter(({ voice }) => voice === clips[at]!.voice);
      const first = ofVoice.indexOf(clips[at]!);
      const said = rounds.map((_, later) => ofVoice[(first + later) % ofVoice.length]!);
      (await hear(`user ${at}`, said)).forEach((one, round) => heard[round]!.push(one));
    }
  }),
);
console.table({
  "Debian's program": { 'word errors': alone(clips) },
  ...Object.fromEntries(rounds.map((round, at) => [round, row(heard[at]!)])),
});

for (const [name, noise] of Object.entries(NOISES)) {
  const lines: string[] = [];
  for await (const event of transcribe(`noise ${name}`, inFrames(noise)))
    if (event.type === 'final') lines.push(event.text);
  console.log(`${name}: ${lines.length} lines ${JSON.stringify(lines)}`);
}
await recogniser.close();

function transcribe(userId: string, audio: AsyncIterable<Int16Array>) {
  const { signal } = new AbortController();
  return recogniser.transcribe(audio, { language: 'en-US', userId, vocabulary: [], signal });
}

/** The clips one after the other, each with a pause behind it, the last one flushed. */
async function hear(userId: string, said: readonly Clip[]): Promise<Heard[]> {
  const started = performance.now();
  const all: Heard[] = [];
  let samples = 0;
  async function* inRealTime(audio: Int16Array) {
    for await (const frame of inFrames(audio)) {
      samples += frame.length;
      await delay(Math.max(0, started + milliseconds(samples) - performance.now()));
      yield frame;
    }
  }
  async function* audio() {
    for (const [round, clip] of said.entries()) {
      const [begin, end] = [milliseconds(samples + clip.begin), milliseconds(samples + clip.end)];
      all.push({ clip, from: samples, begin, end, texts: [] });
      const isLast = round === said.length - 1;
      yield* inRealTime(isLast ? clip.audio.subarray(0, clip.end) : clip.audio);
      if (isLast) yield FLUSH;
      yield* inRealTime(PAUSE);
    }
  }
  const texts: Text[] = [];
  for await (const event of transcribe(userId, audio())) {
    if ('text' in event) texts.push({ at: performance.now() - started, ...event });
    if (event.type !== 'settled' || texts.at(-1)?.type !== 'final') continue;
    all.findLast(({ from }) => from < event.before)?.texts.push(...texts.splice(0));
  }
  return all;
}

function row(all: readonly Heard[]) {
  const firstWords = all.map(({ texts }) => texts[0]?.at ?? NaN);
  const finals = all.map(({ texts }) => texts.at(-1)?.at ?? NaN);
  return {
    'word errors': rate(all.map(({ clip, texts }) => [clip, finalText(texts)])),
    'speech begin → first word': spread(firstWords.map((at, index) => at - all[index]!.begin)),
    'speech end → first word': spread(firstWords.map((at, index) => at - all[index]!.end)),
    'speech end → final': spread(finals.map((at, index) => at - all[index]!.end)),
  };
}

function finalText(texts: readonly Text[]): string {
  return texts.flatMap(({ type, text }) => (type === 'final' ? [text] : [])).join(' ');
}

/** Words that were wrong, of all that were said. */
function rate(all: readonly (readonly [Clip, string])[]): string {
  const wrong = all.reduce((sum, [clip, text]) => sum + wordErrors(clip.words, wordsOf(text)), 0);
  return (wrong / all.reduce((sum, [clip]) => sum + clip.words.length, 0)).toFixed(3);
}

/** p50 / p95 of those that are there, in milliseconds. */
function spread(values: readonly number[]): string {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? NaN);
  return `${at(0.5)} / ${at(0.95)} ms of ${sorted.length}`;
}

/** What `pocketsphinx_continuous` makes of each clip as a file. */
function alone(all: readonly Clip[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pythia-clips-'));
  const file = join(folder, 'clip.raw');
  const texts = all.map((clip) => {
    writeFileSync(file, new Uint8Array(clip.audio.buffer, clip.audio.byteOffset, clip.audio.byteLength));
    return [
      clip,
      execFileSync('pocketsphinx_continuous', ['-infile', file, '-logfn', '/dev/null'], { encoding: 'utf8' }),
    ] as const;
  });
  rmSync(folder, { recursive: true });
  return rate(texts);
}

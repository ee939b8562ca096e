import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { voice, type VoiceName } from '../../server/testing/voices.ts';
import { SAMPLE_RATE } from '../../server/src/providers/speech/streaming/audio-format.ts';
import { speak } from '../../server/src/providers/speech/testing/speak.ts';
import { wavSamples } from '../../e2e/correlation.ts';

export interface Clip {
  name: string;
  kind: 'human' | 'synthetic';
  audio: Int16Array;
  /** Lower case without marks. */
  words: string[];
  /** Silent samples at both ends. */
  begin: number;
  end: number;
}

const QUESTIONS = [
  'Tell me about a time you had a conflict with a coworker. How did you resolve it?',
  'What is the difference between a process and a thread?',
  'Can you walk me through your experience with distributed systems?',
  'Why do you want to leave your current job?',
];
const VOICES = ['slt', 'rms', 'awb'];
const PEOPLE: VoiceName[] = ['austen-0870', 'austen-0880', 'austen-0920', 'austen-0930', 'jfk', 'libri-0'];
const WINDOW = SAMPLE_RATE / 50;
/** Share of the loudest moment. */
const LOUD = 0.1;
/** Leaves out digits. */
const DIGITS = /\b(?:one|two|three)\b.*\b(?:one|two|three)\b/;
const VOICE_LINE = /^\| voices\/(\S+)\.wav \|[^|]*\|[^|]*\|\s*(.+?)\s*\|$/gmu;
const QUESTION_LINE = /^- (q\d+) (.+)$/gmu;

const read = (file: string): Int16Array => wavSamples(readFileSync(file));

/** Reads MANIFEST.md for `voices/` and `questions/`. */
export function readClips(folder: string): Clip[] {
  const manifest = readFileSync(join(folder, 'MANIFEST.md'), 'utf8');
  const people = [...manifest.matchAll(VOICE_LINE)]
    .filter(([, , said]) => !DIGITS.test(said!))
    .map(([, name, said]) => clip('human', name!, read(join(folder, 'voices', `${name}.wav`)), said!));
  const questions = [...manifest.matchAll(QUESTION_LINE)].flatMap(([, name, said]) =>
    globSync(join(folder, 'questions', `*-${name}.wav`))
      .toSorted()
      .map((file) => clip('synthetic', basename(file, '.wav'), read(file), said!)),
  );
  return [...people, ...questions];
}

/** Recordings of people, and flite's questions. */
export async function ownClips(): Promise<Clip[]> {
  const clips = PEOPLE.map((name) => clip('human', name, voice(name).audio, voice(name).said));
  for (const name of VOICES) {
    for (const [at, text] of QUESTIONS.entries())
      clips.push(clip('synthetic', `${name} ${at + 1}`, await speak(text, name), text));
  }
  return clips;
}

/** Equal spellings folded. */
export const clipWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\bmr\./g, 'mister')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\b10000\b/g, 'ten thousand')
    .replace(/\bco-?worker/g, 'coworker')
    .replace(/\bhonor/g, 'honour')
    .replace(/\bfor ?ever\b/g, 'forever')
    .replace(/\burl\b/g, 'u r l')
    .match(/[a-z']+/g) ?? [];

function clip(kind: Clip['kind'], name: string, audio: Int16Array, text: string): Clip {
  const levels = Array.from({ length: Math.floor(audio.length / WINDOW) }, (_, at) =>
    level(audio.subarray(at * WINDOW, (at + 1) * WINDOW)),
  );
  const threshold = LOUD * Math.max(...levels);
  const isLoud = (one: number) => one >= threshold;
  const begin = levels.findIndex(isLoud) * WINDOW;
  const end = (levels.findLastIndex(isLoud) + 1) * WINDOW;
  return { kind, name, audio, words: clipWords(text), begin, end };
}

function level(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

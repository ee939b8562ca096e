import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { SAMPLE_RATE } from '../../server/src/providers/speech/streaming/audio-format.ts';
import { speak } from '../../server/src/providers/speech/testing/speak.ts';

export interface Clip {
  name: string;
  voice: string;
  audio: Int16Array;
  /** What is said, in lower case without marks. */
  words: string[];
  /** Samples before the first and after the last that are loud. */
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
const WAV_HEADER = 44;
const WINDOW = SAMPLE_RATE / 50;
/** Of the loudest moment's level. */
const LOUD = 0.1;

/** Each `voice-name.wav` (16 kHz, mono, 16-bit) of a folder with what is said in its `voice-name.txt`. */
export function readClips(folder: string): Clip[] {
  return globSync(`${folder}/*.wav`)
    .toSorted()
    .map((file) => {
      const samples = new Int16Array(new Uint8Array(readFileSync(file).subarray(WAV_HEADER)).buffer);
      return clip(basename(file, '.wav'), samples, readFileSync(file.replace(/wav$/, 'txt'), 'utf8'));
    });
}

/** Interview questions as Debian's flite speaks them. */
export async function speakClips(): Promise<Clip[]> {
  const clips: Clip[] = [];
  for (const voice of VOICES) {
    for (const [at, text] of QUESTIONS.entries())
      clips.push(clip(`${voice} ${at + 1}`, await speak(text, voice), text));
  }
  return clips;
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];

function clip(name: string, audio: Int16Array, text: string): Clip {
  const levels = Array.from({ length: Math.floor(audio.length / WINDOW) }, (_, at) =>
    level(audio.subarray(at * WINDOW, (at + 1) * WINDOW)),
  );
  const threshold = LOUD * Math.max(...levels);
  const isLoud = (one: number) => one >= threshold;
  const begin = levels.findIndex(isLoud) * WINDOW;
  const end = (levels.findLastIndex(isLoud) + 1) * WINDOW;
  return { name, voice: name.replace(/[ -][^ -]*$/, ''), audio, words: wordsOf(text), begin, end };
}

function level(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

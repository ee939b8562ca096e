import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wavSamples } from '../../e2e/correlation.ts';
import type { Case, Trail } from './cases.ts';

const RATE = 16_000;
const LOUD = 500;
const TRAIL_AFTER_SECONDS = 0.8;

export interface SpokenCase {
  /** 16 kHz mono WAV. */
  wav: Buffer;
  /** Length to the last loud sample. */
  questionMs: number;
  trailMs: number;
}

/** Voice: Debian's flite. */
export function speakCase({ sentences, pauses, trail }: Case): SpokenCase {
  const voiced = pauses ? sentences.map((one) => trimmedVoice(one)) : [trimmedVoice(sentences.join(' '))];
  const question = concat(
    voiced.flatMap((samples, place) => (place === 0 ? [samples] : [silence(pauses![place - 1]!), samples])),
  );
  const behind = trailSound(trail);
  const all = behind ? concat([question, silence(TRAIL_AFTER_SECONDS), behind]) : question;
  return {
    wav: asWav(all),
    questionMs: (question.length / RATE) * 1_000,
    trailMs: ((all.length - question.length) / RATE) * 1_000,
  };
}

function trailSound(trail: Trail): Int16Array | undefined {
  if (trail === 'nothing') return undefined;
  if (trail === 'a cough') return cough();
  if (trail === 'music') {
    const chord = [220, 277, 330];
    return shaped(3, (t) => chord.reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * t), 0) / 5);
  }
  return trimmedVoice(trail);
}

export const cough = (): Int16Array => shaped(0.35, (t) => (Math.random() * 2 - 1) * Math.exp(-t * 9));

const shaped = (seconds: number, at: (t: number) => number): Int16Array =>
  Int16Array.from({ length: seconds * RATE }, (_, n) => at(n / RATE) * 12_000);

const silence = (seconds: number): Int16Array => new Int16Array(Math.round(seconds * RATE));

export function trimmedVoice(text: string): Int16Array {
  return trimmedSpeech((file) => execFileSync('flite', ['-voice', 'slt', '-t', text, '-o', file]));
}

/** Silence at both ends cut off. */
export function trimmedSpeech(speakTo: (wav: string) => void): Int16Array {
  const folder = mkdtempSync(join(tmpdir(), 'pythia-voice-'));
  try {
    const file = join(folder, 'said.wav');
    speakTo(file);
    const samples = wavSamples(readFileSync(file));
    const isLoud = (sample: number): boolean => Math.abs(sample) > LOUD;
    return samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function concat(pieces: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** RIFF: chunks of name, length, bytes. */
function asWav(samples: Int16Array): Buffer {
  const header = Buffer.alloc(44);
  const bytes = samples.length * 2;
  header.write('RIFF');
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // mono
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, bytes)]);
}

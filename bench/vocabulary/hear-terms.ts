import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpeechRecogniser } from '../../server/src/providers/speech/speech-recogniser.ts';
import { inFrames, joined, silence } from '../../server/src/providers/speech/testing/audio-sources.ts';
import { speak } from '../../server/src/providers/speech/testing/speak.ts';
import { wavSamples } from '../../e2e/correlation.ts';
import type { SpokenTerm } from './spoken-terms.ts';

/** flite's, or espeak-ng's as `espeak-ng en-us`. */
export type Voice = string;

export interface HeardTerm extends SpokenTerm {
  heard: string;
}

export async function hearTerms(
  recogniser: SpeechRecogniser,
  voice: Voice,
  terms: readonly SpokenTerm[],
): Promise<HeardTerm[]> {
  const all: HeardTerm[] = [];
  for (const spoken of terms) {
    const text = spoken.sentence.replace(spoken.term, spoken.said ?? spoken.term);
    const audio = joined(await say(text, voice), silence(2));
    const options = {
      language: 'en-US',
      userId: voice,
      vocabulary: [],
      signal: new AbortController().signal,
    };
    const lines: string[] = [];
    for await (const event of recogniser.transcribe(inFrames(audio), options))
      if (event.type === 'final') lines.push(event.text);
    all.push({ ...spoken, heard: lines.join(' ') });
  }
  return all;
}

const say = async (text: string, voice: Voice): Promise<Int16Array> => {
  const [, espeak] = /^espeak-ng (.+)$/.exec(voice) ?? [];
  return espeak === undefined ? speak(text, voice) : sayByEspeak(text, espeak);
};

function sayByEspeak(text: string, voice: string): Int16Array {
  const folder = mkdtempSync(join(tmpdir(), 'pythia-vocabulary-'));
  try {
    const [spoken, resampled] = [join(folder, 'spoken.wav'), join(folder, 'resampled.wav')];
    execFileSync('espeak-ng', ['-v', voice, '-s', '150', '-w', spoken, text]);
    execFileSync('sox', [spoken, '-r', '16000', '-b', '16', '-c', '1', resampled]);
    return wavSamples(readFileSync(resampled));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import type { Vocabulary } from '@pythia/contracts/customization.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';

type Entry = Vocabulary[number];

export function entryOf(word: string, soundsLike: string): Entry | null {
  const [spelt, sound] = [word, soundsLike].map((text) => text.trim().slice(0, LIMITS.vocabularyWord).trim());
  if (!spelt) return null;
  return sound ? { word: spelt, sounds_like: sound } : { word: spelt };
}

/** A word a line; tab, comma or semicolon before its sound. */
export function readList(text: string): Entry[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [word = '', ...sound] = line.split(/[\t,;]/);
    return entryOf(word, sound.join(' ')) ?? [];
  });
}

/** New sounds replace known ones; words beyond the limit are dropped. */
export function withEntries(known: Vocabulary, added: readonly Entry[]): Vocabulary {
  const all = new Map(known.map((entry) => [entry.word.toLowerCase(), entry]));
  for (const entry of added) all.set(entry.word.toLowerCase(), entry);
  return [...all.values()].slice(0, LIMITS.vocabularyWords);
}

import type { Vocabulary } from '@pythia/contracts/customization.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';

type Entry = Vocabulary[number];

/** A word and how it sounds, as somebody typed them; null without a word. */
export function entryOf(word: string, soundsLike: string): Entry | null {
  const [spelt, sound] = [word, soundsLike].map((text) => text.trim().slice(0, LIMITS.vocabularyWord).trim());
  if (!spelt) return null;
  return sound ? { word: spelt, sounds_like: sound } : { word: spelt };
}

/** A list of them, one a line; how a word sounds stands behind a tab, a comma or a semicolon. */
export function readList(text: string): Entry[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [word = '', ...sound] = line.split(/[\t,;]/);
    return entryOf(word, sound.join(' ')) ?? [];
  });
}

/** Words that are there already take how they sound from the new ones; more than fit are left out. */
export function withEntries(known: Vocabulary, added: readonly Entry[]): Vocabulary {
  const all = new Map(known.map((entry) => [entry.word.toLowerCase(), entry]));
  for (const entry of added) all.set(entry.word.toLowerCase(), entry);
  return [...all.values()].slice(0, LIMITS.vocabularyWords);
}

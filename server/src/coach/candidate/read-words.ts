import type { Token } from '#coach/language/read-text.ts';
import type { Material } from '#coach/material.ts';
import type { Episode, Holding } from './candidate.ts';

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}'’.&-]*[\p{L}\p{N}])?[+#]*/gu;

/** Lower case, compounds also in halves, with the lemmas of what is told. */
export function wordsOf(
  material: Material,
  episodes: readonly Episode[],
  holdings: readonly Holding[],
): Set<string> {
  const words = new Set<string>();
  const { name, education, work, other, stories } = material;
  const told = episodes.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const own = [name, education, work, other, ...stories, ...told].join('\n');
  for (const [word] of own.toLowerCase().matchAll(WORD)) {
    words.add(word);
    if (/['’.&-]/.test(word)) for (const half of word.split(/['’.&-]/)) if (half !== '') words.add(half);
  }
  const add = ({ lemma }: Token): void => void words.add(lemma);
  for (const { sentences } of episodes) for (const { tokens } of sentences) tokens.forEach(add);
  for (const { tokens } of holdings) tokens.forEach(add);
  return words;
}

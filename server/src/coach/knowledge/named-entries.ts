import type { Question } from '#coach/question/question.ts';
import { ENTRIES, type KnowledgeEntry } from './fields.ts';
import { plain } from './plain.ts';

export interface Indexed {
  entry: KnowledgeEntry;
  termWords: ReadonlySet<string>;
  around: ReadonlySet<string>;
}

const wordsOf = (texts: readonly string[]): Set<string> => new Set(texts.flatMap((text) => text.split(' ')));

const INDEXED: readonly Indexed[] = ENTRIES.map((entry) => ({
  entry,
  termWords: wordsOf(entry.terms),
  around: wordsOf([entry.asks]),
}));

/** By spoken term, plurals included; no two entries share one. */
const BY_TERM: ReadonlyMap<string, { term: string; of: Indexed }> = new Map(
  ['s', ''].flatMap((ending) =>
    INDEXED.flatMap((of) => of.entry.terms.map((term) => [term + ending, { term, of }] as const)),
  ),
);
const LONGEST_TERM = Math.max(...[...BY_TERM.keys()].map((term) => term.split(' ').length));

/** Entries whose proper term a question has; "logo churn" is not "churn". */
export function namedIn({ text, focus }: Question): Map<Indexed, string[]> {
  const words = plain(text).split(' ');
  const telling = new Map(
    focus
      .filter(({ pos }) => /^(?:NOUN|PROPN|ADJ)$/.test(pos))
      .map(({ text: written, lemma }) => [plain(written).split(' ').at(-1)!, [plain(written), lemma]]),
  );
  const named = new Map<Indexed, string[]>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = 1; length <= Math.min(LONGEST_TERM, words.length - at); length += 1) {
      const found = BY_TERM.get(words.slice(at, at + length).join(' '));
      if (!found || isPartOfAnother(telling.get(words[at - 1] ?? ''), found.of)) continue;
      named.set(found.of, [...(named.get(found.of) ?? []), found.term]);
    }
  }
  return named;
}

const isPartOfAnother = (before: readonly string[] = [], { termWords, around }: Indexed): boolean =>
  before.length > 0 && before.every((word) => !termWords.has(word) && !around.has(word));

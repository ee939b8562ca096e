import type { Candidate } from '#coach/candidate/candidate.ts';
import { isKnownWord } from '#coach/language/read-text.ts';
import { ENTRIES } from './fields.ts';
import type { Knowledge } from './knowledge.ts';

const MOST = 100;

/**
 * Terms that an interviewer may say, the shortest of each entry: subjects that candidate or job name, then words that no recogniser knows.
 */
export function expectedTerms(candidate: Candidate, knowledge: Knowledge): string[] {
  const job = candidate.job.statements.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma));
  const told = new Set([...candidate.words, ...job]);
  const seen = new Map<string, number>();
  const ranked = ENTRIES.filter((entry) => knowledge.includes(entry)).flatMap(
    ({ terms, fields: [field] }) => {
      const at = (seen.get(field) ?? 0) + 1;
      seen.set(field, at);
      return terms
        .map((term) => {
          const words = term.split(' ');
          const isTold = words.every((word) => told.has(word));
          const isRare = words.some((word) => !isCommon(word));
          return { term, at, words: words.length, rank: Number(isRare) * 2 + Number(isTold) };
        })
        .toSorted((one, other) => other.rank - one.rank || one.words - other.words)
        .slice(0, 1);
    },
  );
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || one.at - other.at)
    .slice(0, MOST)
    .map(({ term }) => term);
}

const common = new Map<string, boolean>();

function isCommon(word: string): boolean {
  const known = common.get(word) ?? isKnownWord(word);
  common.set(word, known);
  return known;
}

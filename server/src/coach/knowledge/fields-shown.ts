import type { Candidate } from '#coach/candidate/candidate.ts';
import { FIELDS } from './fields.ts';

const wordsOf = (words = ''): string[] => words.split(' ').filter(Boolean);

/** What shows a field anywhere and in a title; none for a field that is everybody's. */
const SIGNS = new Map(
  [...FIELDS]
    .filter(([, { signs }]) => signs !== undefined)
    .map(([id, { titleSigns, signsOf = [] }]) => {
      const signs = [id, ...signsOf].flatMap((field) => wordsOf(FIELDS.get(field)?.signs));
      return [id, { signs, titleSigns: [...signs, ...wordsOf(titleSigns)] }];
    }),
);

/** The ids of the fields whose people the candidate is one of, or wants to be. Nothing known of them rules nothing out. */
export function fieldsShown(candidate: Candidate): string[] {
  const titles = [candidate.job.role, ...candidate.places.map(({ title }) => title)].join(' ').toLowerCase();
  if (!titles.trim() && candidate.words.size === 0) return [...FIELDS.keys()];
  const inTitles = new Set(titles.split(/[^\p{L}\p{N}+#.-]+/u));
  const job = new Set(candidate.job.statements.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)));
  return [...FIELDS.keys()].filter((field) => {
    const shown = SIGNS.get(field);
    return (
      !shown ||
      shown.titleSigns.some((sign) => inTitles.has(sign)) ||
      shown.signs.filter((sign) => candidate.words.has(sign) || job.has(sign)).length >= 2
    );
  });
}

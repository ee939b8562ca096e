import type { Candidate } from '#coach/candidate/candidate.ts';
import { FIELDS } from './fields.ts';

const wordsOf = (words = ''): string[] => words.split(' ').filter(Boolean);

const SIGNS = new Map(
  [...FIELDS]
    .filter(([, { signs }]) => signs !== undefined)
    .map(([id, { titleSigns, signsOf = [] }]) => {
      const signs = [id, ...signsOf].flatMap((field) => wordsOf(FIELDS.get(field)?.signs));
      return [id, { signs, titleSigns: [...signs, ...wordsOf(titleSigns)] }];
    }),
);

/** Field ids of the candidate's professions, past or wanted; all fields where nothing is known. */
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

import { namesAskedAbout } from '#coach/documents/about-employer.ts';
import { sourceOfPart } from '#coach/documents/cite.ts';
import { findParts } from '#coach/documents/find-parts.ts';
import type { Shelf } from '#coach/documents/shelf.ts';
import type { Asking, Spoken } from './asking.ts';
import { inLines } from './tell-episode.ts';
import { countWords } from './wording.ts';

const LOOKED_THROUGH = 5;
const LEAD = 'What I have read is this.';
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** A sentence with them may hold marks of a page, or be a line of a table. */
const MARKS = /[<>*_`[\]{}#|\\\t\n]/;
const ENDS = /[.!]$/;

/**
 * What the user's own documents say of the company or the product that is asked about, where a sentence of them
 * plainly does: it begins with its name.
 */
export function sayFromDocuments({ question, candidate, budget }: Asking, shelf: Shelf): Spoken | undefined {
  const { company } = candidate.job;
  const names = namesAskedAbout(question.text, company);
  if (names.length === 0) return undefined;
  for (const { part } of findParts(question, shelf, company, LOOKED_THROUGH)) {
    const sentence = sentencesOf(part.text).find(
      (said) => names.some((name) => beginsWith(said, name)) && countWords(`${LEAD} ${said}`) <= budget,
    );
    if (sentence) return { text: inLines([LEAD, sentence]), told: [], cited: sourceOfPart(part) };
  }
  return undefined;
}

const sentencesOf = (text: string): string[] =>
  [...SENTENCES.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => ENDS.test(sentence) && !MARKS.test(sentence));

function beginsWith(sentence: string, name: string): boolean {
  const bare = sentence.replace(/^The\s+/, '').toLowerCase();
  const rest = bare.slice(name.length);
  return bare.startsWith(name.toLowerCase()) && /^[’']?s?\s/.test(rest);
}

import type { BenchCandidate, BenchQuestion } from './bench-candidate.ts';
import type { Answered } from './interview.ts';

/** Kinds of question whose answer may speak of the job as well as of the candidate. */
const ABOUT_THE_JOB = new Set<BenchQuestion['kind']>(['motivation', 'logistics', 'salary', 'closing']);
/** Kinds whose answer may teach. */
const GENERAL = new Set<BenchQuestion['kind']>(['explanation', 'design', 'situational', 'compound']);

const TOKEN = /\p{N}+(?:[.,]\p{N}+)*|\p{L}+[+#]*/gu;
const NUMERALS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, n) => [word, `${n}`]),
);
/** Always in capitals, and nobody's name. */
const NO_NAMES = new Set(['I', 'CV', 'OK']);

/**
 * The numbers, capitalised names and technologies of an answer that stand in nothing it may draw on. A person
 * has to read the list: a year that was worked out, for one, stands nowhere and is true.
 *
 * @param taught text of the general knowledge that an explanation may draw on
 */
export function findInventions({ material }: BenchCandidate, answered: Answered, taught: string): string[] {
  const { company, role, jobDescription, ...own } = material;
  const { kind, ask } = answered.question;
  const known = [...Object.values(own).flat(), company, role, ask, ...answered.askedBefore];
  if (GENERAL.has(kind)) known.push(taught);
  const ofCandidate = vocabulary(known.join('\n'));
  const ofJob = vocabulary(jobDescription);
  const ofCompany = vocabulary(company);
  return answered.text
    .replace(/[*_`]/g, '')
    .split(/(?<=[.!?])\s+|\n+/)
    .flatMap((sentence) => {
      const words = sentence.match(TOKEN) ?? [];
      const speaksToEmployer = words.some(
        (word) => /^yours?$|^you$/i.test(word) || (ofCompany.has(word.toLowerCase()) && isName(word)),
      );
      const mayNameTheJob = ABOUT_THE_JOB.has(kind) || GENERAL.has(kind) || speaksToEmployer;
      return claimsOf(sentence).filter((claim) => {
        const word = NUMERALS.get(claim.toLowerCase()) ?? claim.toLowerCase();
        return !ofCandidate.has(word) && !(mayNameTheJob && ofJob.has(word));
      });
    });
}

/** Numbers anywhere, names where a capital letter says so, and words spelt as only a technology is. */
function claimsOf(sentence: string): string[] {
  return [...sentence.matchAll(TOKEN)]
    .filter(({ 0: word, index }) => {
      if (/^\p{N}/u.test(word)) return true;
      const numeral = NUMERALS.get(word.toLowerCase());
      if (numeral !== undefined) return Number(numeral) > 1;
      if (NO_NAMES.has(word)) return false;
      const begins =
        !/[\p{L}\p{N}]/u.test(sentence.slice(0, index)) || /[:“"(]\s*$/.test(sentence.slice(0, index));
      return /\p{L}\p{Lu}|[+#]$/u.test(word) || (isName(word) && !begins);
    })
    .map(([word]) => word);
}

const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Each word and number in lower case, numerals as digits. */
function vocabulary(text: string): Set<string> {
  const words = (text.match(TOKEN) ?? []).map((word) => word.toLowerCase());
  return new Set(words.flatMap((word) => [word, NUMERALS.get(word) ?? word]));
}

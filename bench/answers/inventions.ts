import type { BenchQuestion, WrittenCandidate } from './bench-candidate.ts';
import type { Answered } from './interview.ts';
import { spokenSentences } from './spoken-part.ts';

/** Kinds of question whose answer may speak of the job as well as of the candidate. */
const ABOUT_THE_JOB = new Set<BenchQuestion['kind']>(['motivation', 'logistics', 'hr', 'salary', 'closing']);
/** Kinds whose answer may teach; the numbers of a brain teaser are assumed, and said so. */
const GENERAL = new Set<BenchQuestion['kind']>([
  'explanation',
  'design',
  'system design',
  'case',
  'situational',
  'hypothetical',
  'brain teaser',
  'compound',
]);

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
export function findInventions({ material }: WrittenCandidate, answered: Answered, taught: string): string[] {
  const { company, role, jobDescription, name, education, work, stories, other } = material;
  const { kind, ask } = answered.question;
  const general = GENERAL.has(kind) ? [taught, jobDescription] : [];
  const ofJob = vocabulary([jobDescription]);
  const known = vocabulary([
    name,
    education,
    work,
    ...stories,
    other,
    company,
    role,
    ask,
    ...answered.askedBefore,
    ...general,
  ]);
  const inventions = spokenSentences(answered.text).flatMap((sentence) => {
    const isAboutTheJob = ABOUT_THE_JOB.has(kind) || speaksToEmployer(sentence, company);
    return claimsOf(sentence).filter((claim) => {
      const word = asKnown(claim);
      if (kind === 'brain teaser' && /^\p{N}/u.test(word)) return false;
      return !known.has(word) && !(isAboutTheJob && ofJob.has(word));
    });
  });
  return [...new Set(inventions)];
}

const speaksToEmployer = (sentence: string, company: string): boolean =>
  /\byours?\b|\byou\b/i.test(sentence) || (company !== '' && sentence.includes(company));

/** Numbers anywhere, names where a capital letter says so, and words spelt as only a technology is. */
const claimsOf = (sentence: string): string[] =>
  [...sentence.matchAll(TOKEN)]
    .filter(({ 0: word, index }) => {
      if (/^\p{N}/u.test(word)) return true;
      if (NUMERALS.has(word.toLowerCase())) return word.toLowerCase() !== 'one';
      if (NO_NAMES.has(word)) return false;
      return isSpeltAsTechnology(word) || (/^\p{Lu}/u.test(word) && !beginsSentence(sentence, index));
    })
    .map(([word]) => word);

const isSpeltAsTechnology = (word: string): boolean => /\p{L}\p{Lu}|[+#]$/u.test(word);

const beginsSentence = (sentence: string, index: number): boolean =>
  /^[^\p{L}\p{N}]*$|[:“"(]\s*$/u.test(sentence.slice(0, index));

/** Each word and number as it is compared. */
const vocabulary = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(TOKEN) ?? []).map(asKnown));

/** In lower case, and numerals as digits. */
const asKnown = (word: string): string => NUMERALS.get(word.toLowerCase()) ?? word.toLowerCase();

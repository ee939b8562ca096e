import type { BenchQuestion, WrittenCandidate } from './bench-candidate.ts';
import type { Answered } from './interview.ts';
import { spokenSentences } from './spoken-part.ts';

/** May speak of the job too. */
const ABOUT_THE_JOB = new Set<BenchQuestion['kind']>(['motivation', 'logistics', 'hr', 'salary', 'closing']);
/** May teach; a brain teaser's numbers are assumed aloud. */
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
/** Capitals that are no names. */
const NO_NAMES = new Set(['I', 'CV', 'OK']);

/**
 * Numbers, names and technologies without a source, for a person to read: a computed year is true.
 * @param taught general knowledge for explanations
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

/** Numbers, capitalised names, and spellings of technologies. */
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

/** Normalised words and numbers. */
const vocabulary = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(TOKEN) ?? []).map(asKnown));

/** Lower case, numerals as digits. */
const asKnown = (word: string): string => NUMERALS.get(word.toLowerCase()) ?? word.toLowerCase();

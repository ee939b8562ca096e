import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from './asking.ts';
import { roleOf } from './say-motivation.ts';
import { decapitalised, ended, varied } from './wording.ts';

/** Money, as it is written. */
export const SUM =
  /[€$£¥]\s?\d|\d\s?[€$£¥]|\b\d[\d.,]*\s?(?:k|euros?|pounds|dollars|francs|kr)\b|\b(?:EUR|GBP|USD|CHF|SEK)\b/i;
const PAY =
  /\b(?:salar(?:y|ies)|pay|paid|wages?|per (?:hour|year|annum)|an hour|a year|p\.?a\.?|scale|grade|band|base|depending on|on target|allowance|bonus|pension|holidays?|we offer|dependent on)\b/i;
/** The pay by name: hours, holidays and tasks have figures too. */
const NAMES_PAY =
  /\b(?:salar(?:y|ies)|wages?|remuneration|pay (?:scale|grade|band|point)|band \w{1,3}|grade \w{1,3})\b/i;
/** Sums of the business rather than of the job. */
const NOT_PAY =
  /\b(?:turn ?over|budgets?|revenue|sales|funding|grants?|projects? (?:from|of|worth)|portfolio|contracts? (?:from|of|worth)|we (?:have )?(?:paid|lost|spent|saved))\b/i;

/** The candidate's own figure: `I was looking for £55,000.` */
const WISH =
  /\bI(?: am|['’]m| was)? (?:looking for|hoping for|asking for|expect(?:ing)?|would like|want)\b|\bmy (?:salary|expectation|range|rate)\b/i;

/** How likely a sentence of an advert names the pay. */
const worth = (text: string): number =>
  (SUM.test(text) ? 2 : 0) +
  (PAY.test(text) ? 2 : 0) +
  (/\d/.test(text) ? 1 : -2) -
  (NOT_PAY.test(text) ? 4 : 0);

/** What the candidate says that they look for; else from the advert where it names a figure; else their own to fill in. */
export function saySalary({ candidate, question, told }: Asking): Spoken {
  const wish = wishOf(candidate);
  if (wish) return { text: `${wish} I am open about the rest once we both know that it fits.`, told: [] };
  const [named] = candidate.job.statements
    .filter(({ text }) => (SUM.test(text) || NAMES_PAY.test(text)) && worth(text) >= 3)
    .toSorted((one, other) => worth(other.text) - worth(one.text));
  const pay = named && payIn(named.text);
  const variants = pay === undefined ? unknown(roleOf(candidate)) : knowing(pay);
  return { text: varied(variants, question.text, told), told: [] };
}

/** The figure with what belongs to it, or the grade: `you pay £41,500 plus night allowance`, and no car, no holidays; undefined where neither is named. */
function payIn(statement: string): string | undefined {
  const clauses = statement.split(/[,;:.](?!\d)\s*/);
  const figure = clauses.map((clause) => FIGURE.exec(clause)?.[0]).find((found) => found !== undefined);
  if (figure !== undefined) {
    return `you pay ${figure.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()).trim()}`;
  }
  const [grade] = clauses
    .filter((clause) => NAMES_PAY.test(clause))
    .flatMap((clause) => GRADE.exec(clause)?.[0] ?? []);
  return grade && `the pay is ${grade}`;
}

/** From the sum on, with the word before it: what stands there else, as hours or a band, is no pay. */
const FIGURE =
  /(?:\b(?:up to|from|between|around|about|at least) )?(?:[€$£¥]\s?\d|\b(?:EUR|GBP|USD|CHF|SEK)\s?\d|\b\d[\d., ]{0,12}(?:(?:-|–|to|and) ?\d[\d., ]{0,12})?(?:[€$£¥](?!\s?\d)|(?:k|euros?|pounds|dollars|francs|kr|EUR|GBP|USD|CHF|SEK)\b))[^()]*/i;
const GRADE =
  /\b(?:according to|depend(?:ing|ent) on|in line with) [^()]+|\b(?:on |at )?(?:scale|grade|band|point) (?=\w*\d)\w{1,3}\b/i;

/** What the candidate's own material says that they look for. */
export function wishOf(candidate: Candidate): string | undefined {
  const own = candidate.episodes
    .filter(({ source }) => source === 'other' || source === 'education')
    .flatMap(({ sentences }) => sentences)
    .find(({ text }) => WISH.test(text) && SUM.test(text) && !NOT_PAY.test(text));
  return own?.text.replace(/^I was (?=looking|hoping)/, 'I am ') ?? wishAmong(candidate);
}

/** `Looking for £52,000` in a list of facts, as a sentence. */
function wishAmong({ holdings, episodes }: Candidate): string | undefined {
  const told = episodes.flatMap(({ sentences }) => sentences).filter(({ text }) => IS_WISH.test(text));
  const wish = [...holdings, ...told]
    .map(({ text }) => WISH_IN_SHORT.exec(text)?.[0])
    .find((text) => text && AMOUNT.test(text));
  return wish && ended(`I am ${decapitalised(wish)}`);
}

/** And not "I was looking for £40,000 that was missing". */
const IS_WISH =
  /^(?:I(?: am|['’]m| was) )?(?:looking|hoping) for\b(?!.*\b(?:that|which|was|were|missing|lost|stolen|found|parts?)\b)/i;
const WISH_IN_SHORT = /\b(?:looking|hoping) for [^.;]+/i;
/** A sum, also without its currency. */
const AMOUNT = new RegExp(`${SUM.source}|\\b\\d{2,3}[.,]?\\d{3}\\b|\\b\\d{2,3} thousand\\b`, 'i');

const knowing = (pay: string): string[] => [
  `I applied knowing that ${pay}, and I would like to settle where I stand within that once we both know that it fits.`,
  `I know that ${pay}, and that is a fair frame for me. I would be glad to settle the figure when you have seen what I can do.`,
];

const unknown = (role: string): string[] => [
  `For ${role} I am looking at [your range], depending on the whole package. What have you set aside for it?`,
  `My range is [your range]. If the work is right, I am sure that we can find a figure that is fair to both sides.`,
];

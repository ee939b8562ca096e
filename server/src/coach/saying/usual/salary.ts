import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from '../asking.ts';
import { inLines } from '../tell-episode.ts';
import { capitalised, ended, quoted, varied } from '../wording.ts';
import { writtenLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

export const SUM =
  /[€$£¥₹]\s?\d|\d\s?[€$£¥₹]|\b\d[\d.,]*\s?(?:k|euros?|pounds|dollars|francs|kr)\b|\b(?:EUR|GBP|USD|CHF|SEK)\b/i;
const PAY =
  /\b(?:salar(?:y|ies)|pay|paid|wages?|per (?:hour|year|annum)|an hour|a year|pro rata|FTE|p\.?a\.?|scale|grade|band|base|depending on|on target|allowance|bonus|pension|holidays?|we offer|dependent on|DOQ|DOE)\b/i;
/** The pay by its grade: hours, holidays and tasks have figures too. */
const NAMES_GRADE = /\b(?:scale|grade|band|point) (?=\w*\d)\w{1,3}\b/i;
/** Sums of the business rather than of the job. */
const NOT_PAY =
  /\b(?:turn ?over|budgets?|revenue|sales|funding|grants?|projects? (?:from|of|worth)|portfolio|contracts? (?:from|of|worth)|we (?:have )?(?:paid|lost|spent|saved)|gifts?|donors?|(?<!\b(?:job|role|post|we) )gives)\b/i;

const IS_SUM = /^(?:[\p{L} ]{2,30}[:,–-] )?(?:[Ff]rom |[Uu]p to |c\. )?(?:\p{Lu}{3} )?[€$£¥₹]?\s?\d/u;

const NAMED_GRADE =
  /\b(?:scale|grade|band)(?: point)? \w{1,3}(?: (?:to|or) (?:band |grade |point )?\w{1,3}(?!\w))?/i;

const worth = (text: string): number =>
  (SUM.test(text) && (PAY.test(text) || IS_SUM.test(text)) ? 2 : 0) +
  (PAY.test(text) ? 2 : 0) +
  (/\d/.test(text) ? 1 : -2) -
  (NOT_PAY.test(text) ? 4 : 0);

function saySalary({ candidate, question, told }: Asking): Spoken | undefined {
  const wish = wishOf(candidate);
  if (wish)
    return { text: inLines([wish, 'I am open about the rest once we both know that it fits.']), told: [] };
  const [named] = candidate.job.statements
    .filter(({ text }) => (SUM.test(text) || NAMES_GRADE.test(text)) && worth(text) >= 3)
    .toSorted((one, other) => worth(other.text) - worth(one.text));
  if (!named) return undefined;
  const isOfPay = SUM.test(named.text) || /\b(?:salary|pay|paid|offer)\b/i.test(named.text);
  const grade = isOfPay ? null : NAMED_GRADE.exec(named.text);
  const lines = [
    'I applied knowing this.',
    quoted(grade?.[0] ?? capitalised(named.text.replace(LABEL, ''))),
    varied(KNOWING, question.text, told),
  ];
  return { text: inLines(lines), told: [] };
}

/** A sum is the candidate's own or the posting's, and never made up. */
export const salary: UsualRule = {
  draft: 'fact',
  askedByKind: 'salary',
  is: { kind: 'salary' },
  isOfOneself: true,
  say: saySalary,
};

export const wishOf = (candidate: Candidate): string | undefined => {
  const [wish] = writtenLines(
    candidate,
    (text) => IS_WISH.test(text) && !LOST.test(text) && !WITH_PRESENT.test(text) && AMOUNT.test(text),
  );
  const said = wish?.split(/;\s+/).find((part) => IS_WISH.test(part) && AMOUNT.test(part));
  return said && ended(capitalised(said.replace(/^need\b/i, 'I need').replace(ASKED_FOR, 'I expect ')));
};

/** `Expected salary: £47,000` */
const ASKED_FOR =
  /^(?:expected(?: (?:salary|pay|package|ctc))?|(?:compensation|salary|pay|package) (?:sought|desired|required|expected|expectations?|(?:looked|hoped|asked) for))(?:\s*[:–-]\s*|\s+(?=[£€$₹\d]))/i;
/** `Looking for £52,000`, `expected ₹12 to 13 lakh`, "I would not move for less than 55,000" */
const IS_WISH =
  /\b(?:looking|hoping|asking|I hope) for\b|\b(?:not move|not leave) for less\b|\b(?:salary|pay) (?:wish|expect\p{L}+|sought)\b|^(?:compensation|salary|pay|package) (?:sought|desired|required|expected|(?:looked|hoped|asked) for)\b|^(?:[^;]*; )?(?:expect(?:ed|ation|ing)?|seeking|need|I (?:would like|want|expect|need))\b|\bmy (?:salary|expectation|range|rate)\b/iu;
/** "I was looking for £40,000 that was missing" */
const LOST = new RegExp(
  `\\b(?:that|which|was|were|missing|lost|stolen|found|parts?)\\b.*(?:missing|lost)|${NOT_PAY.source}`,
  'i',
);
/** Said whole or not at all. */
const WITH_PRESENT = /\([^()]{0,40}\b(?:present|current|now|today)\b/i;
const AMOUNT = new RegExp(`${SUM.source}|\\b\\d{2,3}[.,]?\\d{3}\\b|\\b\\d{2,3} thousand\\b`, 'i');

/** `Package: £72,000 to £78,000` */
const LABEL = /^\p{Lu}\p{L}+(?: \p{L}+){0,3}:\s+/u;

const KNOWING = [
  'I would like to settle where I stand within that once we both know that it fits.',
  'That is a fair frame for me, and I would be glad to settle the figure when you have seen what I can do.',
];

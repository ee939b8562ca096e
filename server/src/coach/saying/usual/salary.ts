import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from '../asking.ts';
import { inLines } from '../tell-episode.ts';
import { capitalised, ended, quoted, varied } from '../wording.ts';
import { writtenLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';
import { signsOf } from '../signs-of.ts';
import signs from './salary.json' with { type: 'json' };

const SIGNS = signsOf(signs);

export const SUM =
  /[€$£¥₹]\s?\d|\d\s?[€$£¥₹]|\b\d[\d.,]*\s?(?:k|euros?|pounds|dollars|francs|kr)\b|\b(?:EUR|GBP|USD|CHF|SEK)\b/i;

const worth = (text: string): number =>
  (SUM.test(text) && (SIGNS.pay.test(text) || SIGNS.isSum.test(text)) ? 2 : 0) +
  (SIGNS.pay.test(text) ? 2 : 0) +
  (/\d/.test(text) ? 1 : -2) -
  (SIGNS.notPay.test(text) ? 4 : 0);

function saySalary({ candidate, question, told }: Asking): Spoken | undefined {
  const wish = wishOf(candidate);
  if (wish)
    return { text: inLines([wish, 'I am open about the rest once we both know that it fits.']), told: [] };
  const [named] = candidate.job.statements
    .filter(({ text }) => (SUM.test(text) || SIGNS.namesGrade.test(text)) && worth(text) >= 3)
    .toSorted((one, other) => worth(other.text) - worth(one.text));
  if (!named) return undefined;
  const isOfPay = SUM.test(named.text) || /\b(?:salary|pay|paid|offer)\b/i.test(named.text);
  const grade = isOfPay ? null : SIGNS.namedGrade.exec(named.text);
  const lines = [
    'I applied knowing this.',
    quoted(grade?.[0] ?? capitalised(named.text.replace(SIGNS.label, ''))),
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
    (text) =>
      SIGNS.isWish.test(text) && !LOST.test(text) && !SIGNS.withPresent.test(text) && AMOUNT.test(text),
  );
  const said = wish?.split(/;\s+/).find((part) => SIGNS.isWish.test(part) && AMOUNT.test(part));
  return (
    said &&
    ended(
      capitalised(
        said
          .replace(NOW, 'I ')
          .replace(/^need\b/i, 'I need')
          .replace(SIGNS.askedFor, 'I expect '),
      ),
    )
  );
};

/** "I earn £26,800 and hope for £29,000" */
const NOW = /^I (?:earn|make|am paid|am on)\b[^;]*? and (?:I )?(?=(?:would )?hope\b)/i;

/** "I was looking for £40,000 that was missing" */
const LOST = new RegExp(
  `\\b(?:that|which|was|were|missing|lost|stolen|found|parts?)\\b.*(?:missing|lost)|${SIGNS.notPay.source}`,
  'i',
);
const AMOUNT = new RegExp(`${SUM.source}|\\b\\d{2,3}[.,]?\\d{3}\\b|\\b\\d{2,3} thousand\\b`, 'i');

const KNOWING = [
  'I would like to settle where I stand within that once we both know that it fits.',
  'That is a fair frame for me, and I would be glad to settle the figure when you have seen what I can do.',
];

import type { FlawId, Review } from '@pythia/contracts/review.ts';

const ASKED_ABOUT: readonly (readonly [FlawId, string])[] = [
  ['no-result', 'And how did that end?'],
  ['no-action', 'What did you do yourself there?'],
  ['we-only', 'And what was your own part in that?'],
  ['number-missing', 'How much was that, in numbers?'],
  ['too-short', 'Can you tell me a little more about that?'],
];
const OTHERWISE = 'What would you do differently today?';
const QUOTED_WORDS = { least: 4, most: 16 };

export function followUpTo(answer: string, { flaws }: Review): string {
  const open = ASKED_ABOUT.find(([flaw]) => flaws.some(({ kind }) => kind === flaw));
  if (open) return open[1];
  const deed = deedIn(answer);
  return deed === undefined ? OTHERWISE : `You said “${deed}”. ${OTHERWISE}`;
}

function deedIn(answer: string): string | undefined {
  const clauses = answer.split(/[.!?;,\n]|\b(?:and|but|so|because)\b/).map((clause) => clause.trim());
  return clauses.findLast((clause) => {
    const words = clause.split(/\s+/).length;
    return /^I \p{Ll}/u.test(clause) && words >= QUOTED_WORDS.least && words <= QUOTED_WORDS.most;
  });
}

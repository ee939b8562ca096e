import type { PracticeTurn } from '@pythia/contracts/practice.ts';

/** Of its different words, that the interviewer has said: some are corrected, and a few may be added. */
const LEAST_SHARE = 0.75;
const MOST_OTHERS = 2;

/** Whether a question is one that the interviewer of a practice asks, as a whole or in a part of it. */
export function isAskedIn(
  turns: readonly Pick<PracticeTurn, 'lines' | 'question'>[],
  question: string,
): boolean {
  const asked = [...new Set(wordsOf(question))];
  return turns.some((turn) => {
    if (turn.question === null) return false;
    const said = new Set(wordsOf(turn.lines.join(' ')));
    const others = asked.filter((word) => !said.has(word)).length;
    return asked.length > 0 && others <= Math.min(MOST_OTHERS, (1 - LEAST_SHARE) * asked.length);
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

import type { CoachStyle } from '../../server/src/coach/answer.ts';
import type { Measured } from './measure-candidate.ts';

export type Show = 'none' | 'wrong' | 'all';

export interface Printing {
  show: Show;
  /** Else only figures of the held-back half. */
  showsHeldBack: boolean;
  /** Count 0: none. */
  sample: { count: number; file: string };
  style?: CoachStyle | undefined;
  /** Finds stories without the sentence model. */
  byWords: boolean;
}

export function printAnswers(measured: readonly Measured[], which: Show): void {
  if (which === 'none') return;
  for (const { candidate, answers } of measured) {
    for (const answer of answers.filter((one) => which === 'all' || !one.firstIsRight)) {
      const { question, text, isAmongThree: isThere, firstIsRight: isRight } = answer;
      const verdict = isRight ? 'right' : isThere ? 'among three' : 'wrong';
      console.log(`\n━━ ${candidate.field} · ${question.kind}, ${question.wording} · ${verdict}`);
      console.log(
        `Q: ${question.ask}\nExpected: ${question.right.map((marks) => marks.join(' | ')).join(' AND ')}`,
      );
      console.log(text.trim());
    }
  }
}

/** Unsupported claims, denials and false employers. */
export function printInventions(measured: readonly Measured[]): void {
  for (const { candidate, answers } of measured) {
    for (const { question, inventions, denials, falseEmployers } of answers) {
      const found = [...inventions, ...denials, ...falseEmployers];
      if (found.length > 0) console.log(`  ${candidate.field} · ${question.ask} → ${found.join(', ')}`);
    }
  }
}

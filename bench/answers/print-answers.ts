import type { CoachStyle } from '../../server/src/coach/answer.ts';
import type { Measured } from './measure-candidate.ts';

/** Answers to print. */
export type Show = 'none' | 'wrong' | 'all';

export interface Printing {
  show: Show;
  /** Else nothing but figures is printed of the half that is held back. */
  showsHeldBack: boolean;
  /** So many answers are written to the file; none where the count is 0. */
  sample: { count: number; file: string };
  /** In which the coach answers. */
  style?: CoachStyle | undefined;
  /** Whether stories are found by their words alone, as where there is no sentence model. */
  byWords: boolean;
}

/** Prints questions with their answers, so that a person can judge. */
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

/** Prints what each answer says that stands nowhere, denies or takes for an employer. */
export function printInventions(measured: readonly Measured[]): void {
  for (const { candidate, answers } of measured) {
    for (const { question, inventions, denials, falseEmployers } of answers) {
      const found = [...inventions, ...denials, ...falseEmployers];
      if (found.length > 0) console.log(`  ${candidate.field} · ${question.ask} → ${found.join(', ')}`);
    }
  }
}

import type { Measured } from './measure-candidate.ts';

/** Answers to print. */
export type Show = 'none' | 'wrong' | 'all';

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

/** Prints what each answer says that stands nowhere. */
export function printInventions(measured: readonly Measured[]): void {
  for (const { candidate, answers } of measured) {
    for (const { question, inventions } of answers.filter((one) => one.inventions.length > 0)) {
      console.log(`  ${candidate.field} · ${question.ask} → ${inventions.join(', ')}`);
    }
  }
}

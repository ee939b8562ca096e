import { expect, test } from 'vitest';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { answerOf } from './testing/answer-of.ts';

const work = `Shop manager, Rye & Co., 2019 - present
- Ordered the school stationery in May rather than July
- Led a team of 9
- Ran a shop with sales of £640k a year`;

test.each([
  ['What did you bring in, in money terms?', 'I ran a shop with sales of £640k a year.'],
  ['How large a team have you led?', 'I led a team of 9.'],
])('who asks for a number is told the line that has it: %s', (asked, said) => {
  const [question] = understandQuestions(asked, { questions: [], last: undefined });
  expect(answerOf({ work }, question!)).toBe(said);
});

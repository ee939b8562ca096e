import { expect, test } from 'vitest';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { sayAnswer } from './say-answer.ts';
import { answerOf } from './testing/answer-of.ts';
import { candidateFrom, foundByMarks, NOTHING_TOLD } from './testing/asked.ts';

const work = `Shop manager, Rye & Co., 2019 - present
- Ordered the school stationery in May rather than July
- Led a team of 9
- Gave a new bread to 18 people to taste
- Ran a shop with sales of £640k a year`;

test.each([
  ['What did you bring in, in money terms?', 'I ran a shop with sales of £640k a year.'],
  ['How large a team have you led?', 'I led a team of 9.'],
])('who asks for a number is told the line that has it: %s', (asked, said) => {
  const [question] = understandQuestions(asked, { questions: [], last: undefined });
  expect(answerOf({ work }, question!)).toBe(said);
});

test('people who were not led are counted for no team', () => {
  const [question] = understandQuestions('How many people do you lead?', { questions: [], last: undefined });
  const tasted = `Baker, Rye & Co., 2019 - present\n- Gave a new bread to 18 people to taste`;
  expect(answerOf({ work: tasted }, question!)).not.toContain('18');
});

test('of several numbers the one of the likelier story is told', () => {
  const money = `Manager, Rye & Co., 2019 - present
- No use of a chatbot that I had bought for £40k
- Won back £120,000 in policies`;
  const candidate = candidateFrom({ work: money });
  const [question] = understandQuestions('What did you bring, in money terms?', {
    questions: [],
    last: undefined,
  });
  const found = foundByMarks(candidate, 'policies').map((one) => ({ ...one, chance: 0.6 }));
  expect(
    sayAnswer({ candidate, asked: [{ question: question!, found }], told: NOTHING_TOLD }).text,
  ).toContain('£120,000');
});

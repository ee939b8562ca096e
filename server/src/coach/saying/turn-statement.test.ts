import { expect, test } from 'vitest';
import { statementAsFact, statementAsWish } from './turn-statement.ts';

test.each([
  ['You will run our night shift.', 'I would run your night shift'],
  ['You will run the shop and we will train you.', 'I would run the shop and you will train me'],
  ['You will plan what you need.', 'I would plan what I need'],
  ['We turn over £46m.', 'you turn over £46m'],
  ['Our unit has 18 beds.', 'your unit has 18 beds'],
  ['Reporting to the finance director, you own the month-end.', 'I would own the month-end'],
  ['As an Account Executive you talk to owners.', 'I would talk to owners'],
  ['You work two days in theatre yourself.', 'I would work two days in theatre myself'],
  ['You know your way around Excel.', undefined],
  ['Hours are 22:00 to 06:00.', undefined],
])('%s', (statement, wish) => {
  expect(statementAsWish(statement)).toBe(wish);
});

test('a list that is too long to be said still ends as a list does', () => {
  expect(
    statementAsWish(
      'You will run the floor, plan the rota for 28 people, hire and train, keep staff cost under 32 % of turnover, order the wine and answer for the cellar.',
    ),
  ).toMatch(/hire and train and keep staff cost under 32 % of turnover$/);
});

test.each([
  ['Hours are 22:00 to 06:00.', 'Hours are 22:00 to 06:00'],
  ['We offer £29,000 a year.', 'You offer £29,000 a year'],
])('what both know needs no advert to say it: %s', (statement, fact) => {
  expect(statementAsFact(statement)).toBe(fact);
});

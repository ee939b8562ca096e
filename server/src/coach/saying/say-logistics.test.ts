import { expect, test } from 'vitest';
import { asks } from './testing/asked.ts';
import { answerOf, answerOfBaker } from './testing/answer-of.ts';

test('hours are quoted from the advert, and nothing is claimed beside them', () => {
  expect(answerOfBaker('Can you work nights?', 'logistics', { matter: 'hours' })).toMatch(
    /^I applied knowing this\.\n“Hours are 22:00 to 06:00, four nights a week\.”\nHow does it look/,
  );
});

test('a start date is the candidate’s own, with its notice', () => {
  expect(answerOfBaker('When can you start?', 'logistics', { matter: 'start' }).match(/\[/g)).toHaveLength(2);
});

test('a start that the candidate names is said', () => {
  const material = { other: 'I live four miles away and drive. I could start at once.' };
  expect(answerOf(material, asks('When could you start?', 'logistics', { matter: 'start' }))).toBe(
    'I could start at once.',
  );
  expect(answerOf(material, asks('How would you get here?', 'logistics', { matter: 'travel' }))).toBe(
    'I live four miles away and drive.',
  );
});

test.each([
  ['hours', 'Sickle Street, Norwold; on call one week in eight.'],
  ['remote', 'Ashmere or Carrow, two days in the office.'],
  ['remote', 'We work hybrid, two days a week in Rotterdam.'],
] as const)('of the advert what is asked about is quoted (%s): %s', (matter, jobDescription) => {
  const material = { jobDescription, work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%' };
  expect(answerOf(material, asks('Is that all right with you?', 'logistics', { matter }))).toContain(
    `“${jobDescription}”`,
  );
});

test('what is done there is no term of it', () => {
  const material = {
    jobDescription: 'You run the floor and plan the rota.',
    work: 'Baker, Rye, 2019 - present',
  };
  expect(
    answerOf(material, asks('Is that all right with you?', 'logistics', { matter: 'hours' })),
  ).not.toContain('“');
});

test.each([
  ['start', 'Skills: Excel, free from July', 'Free from July.'],
  ['visa', 'Skills: Excel, Polish passport', 'Polish passport.'],
  ['visa', 'Skills: Excel, Do not need a visa', 'Do not need a visa.'],
  ['travel', 'Skills: Excel, would move to Leeds', 'Would move to Leeds.'],
  ['references', 'Skills: Excel, references on request', 'References on request.'],
] as const)('a fact in a list is said as it stands (%s): %s', (matter, other, said) => {
  expect(answerOf({ other }, asks('How is that?', 'logistics', { matter }))).toBe(said);
});

test.each([
  ['start', 'Kept the ward free from infections for a year.'],
  ['start', 'Made the figures available to 40 people.'],
  ['start', 'Skills: Excel, references available on request'],
  ['references', 'Wrote references for 12 leavers.'],
  ['references', 'Skills: Excel, cross-reference tables'],
] as const)('no deed and no skill is taken for a term (%s): %s', (matter, other) => {
  const unknown = answerOf({}, asks('How is that?', 'logistics', { matter }));
  expect(answerOf({ other }, asks('How is that?', 'logistics', { matter }))).toBe(unknown);
});

test('a passport says whether a visa is needed', () => {
  const material = { other: 'Skills: Excel, Polish passport' };
  expect(answerOf(material, asks('Do you need a visa?', 'logistics', { matter: 'visa' }))).toMatch(
    /Polish passport/,
  );
});

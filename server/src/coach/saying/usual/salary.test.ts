import { expect, test } from 'vitest';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateFrom, NOTHING_TOLD } from '../testing/asked.ts';
import { answerOf, answerOfBaker } from '../testing/answer-of.ts';

test('salary is left open, or the advert’s figure', () => {
  expect(answerOfBaker('What do you want to earn?', 'salary')).toContain('I am looking for [your figure].');
  const paid = candidateFrom({
    jobDescription: 'The salary is £31,000 a year.',
    work: 'Baker, Rye & Co., 2019 - present',
  });
  const asked = [{ question: asks('What do you want to earn?', 'salary'), found: [] }];
  const { text } = sayAnswer({ candidate: paid, asked, told: NOTHING_TOLD });
  expect(text).toContain('£31,000');
  expect(text).not.toContain('[');
});

test('neither tasks nor hours in figures are taken for the pay', () => {
  const jobDescription =
    'Your tasks: lead two or three crews (8 to 15 people) on site. 37.5 hours a week, 27 days of holiday a year.';
  const material = { work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%', jobDescription };
  expect(answerOf(material, asks('What are you hoping for?', 'salary'))).toMatch(/\[your figure\]/);
});

test.each([
  'Decide claims up to £15,000 and recommend above that.',
  'Run the site of the new hospital ($62,000, 26 months) to the end.',
  'Collect the £5 entrance at the door.',
])('what is done with money is no pay: %s', (jobDescription) => {
  const material = { work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%', jobDescription };
  expect(answerOf(material, asks('What are you hoping for?', 'salary'))).toMatch(/\[your figure\]/);
});

test.each([
  '£24,800 to £27,200',
  'Full time, £31,000',
  'Rewards: from £29,000',
  'Fixed term, eleven months, £34,500 pro rata, Oakley with some work at home',
])('a sum that stands for itself is the pay: %s', (sum) => {
  const jobDescription = `We are a bakery in York.\n${sum}\nYou will bake bread.`;
  const material = { work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%', jobDescription };
  expect(answerOf(material, asks('What are you hoping for?', 'salary'))).toContain('£');
});

test('a wish in a list of facts is said as it stands', () => {
  for (const other of [
    'Skills: Excel, Sage 50, looking for £52,000',
    'Driving licence. Looking for £52,000.',
  ])
    expect(answerOf({ other }, asks('What are you hoping to earn?', 'salary'))).toMatch(
      /^Looking for £52,000\.\n/,
    );
});

test('a salary is quoted from the sentence about pay, not from one about the business', () => {
  const candidate = candidateFrom({
    jobDescription: 'We turn over £46m and have a budget of £74,000. We offer £29,000 a year and a pension.',
    work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%',
  });
  const asked = [{ question: asks('What are you hoping for?', 'salary'), found: [] }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toMatch(
    /^I applied knowing this\.\n“We offer £29,000 a year and a pension\.”\n/,
  );
});

test.each([
  '£41,500 plus night allowance, pension with 8 % from us.',
  'Salary according to band 6, 27 days of leave.',
  '€78,000 to €88,000, 30 days off, office in Ghent.',
  '37.5 hours a week at £14 an hour.',
  'From 30k to 45k a year.',
  'Pay is 45 000 € a year.',
  'We offer a competitive salary on band 6 and 25 days off.',
])('a line about the pay is quoted: %s', (jobDescription) => {
  const material = { jobDescription, work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%' };
  expect(answerOf(material, asks('What are you hoping for?', 'salary'))).toContain(`“${jobDescription}”`);
});

test('money that was missing is no wish', () => {
  const work =
    'Accountant, Rye, 2019 - 2021\n- I was looking for £40,000 that was missing, and found it in a drawer.';
  expect(answerOf({ work }, asks('What are you hoping for?', 'salary'))).not.toContain('40,000');
});

test('an advert that names no figure is no frame', () => {
  const jobDescription = 'We offer a competitive salary and 25 days off.';
  const material = { jobDescription, work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%' };
  expect(answerOf(material, asks('What are you hoping for?', 'salary'))).not.toMatch(/knowing|know that/);
});

test('a wish without its currency is one', () => {
  const material = { other: 'Driving licence. Hoping for 37 to 38 thousand.' };
  expect(answerOf(material, asks('What are you hoping to earn?', 'salary'))).toMatch(
    /^Hoping for 37 to 38 thousand\.\n/,
  );
});

test('who says what they want to earn says that', () => {
  const material = {
    jobDescription: 'We offer £29,000 a year and a pension.',
    work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%',
    other: 'I am looking for £31,500.',
  };
  expect(answerOf(material, asks('What are you hoping for?', 'salary'))).toContain('£31,500');
});

test.each([
  'Write to donors; the Society of Rye gives £20,000 a year.',
  'You will look after gifts of £9,000 a year.',
])('what others give is no pay: %s', (jobDescription) => {
  const material = { work: 'Baker, Rye, 2019 - present\n- Cut waste by 20%', jobDescription };
  expect(answerOf(material, asks('What are you hoping for?', 'salary'))).toMatch(/\[your figure\]/);
});

test('a labelled expectation is said as a sentence', () => {
  const other = 'Expected: £52,000 and a pension';
  expect(answerOf({ other }, asks('What are you hoping to earn?', 'salary'))).toMatch(/^I expect £52,000/);
});

test.each([
  '30,000 to 36,000 square feet of glass in York.',
  '45,000 a year visit our gardens.',
  '20,000 to 30,000 fresh loaves leave our ovens each day.',
  '50,000 plus members trust us with their savings.',
])('a count of something is no pay: %s', (count) => {
  const work = 'Baker, Rye, 2019 - present\n- Cut waste by 20%';
  const asked = asks('What are you hoping for?', 'salary');
  expect(answerOf({ work, jobDescription: count }, asked)).toMatch(/\[your figure\]/);
  const paid = answerOf({ work, jobDescription: `Pay: £14.50 an hour.\n${count}` }, asked);
  expect(paid).toContain('£14.50');
  expect(paid).not.toContain(count);
});

test('what the pay looked for is labelled with is not said', () => {
  const other = 'Salary looked for: £52,000';
  expect(answerOf({ other }, asks('What are you hoping to earn?', 'salary'))).toMatch(/^I expect £52,000/);
});

test.each([
  ['I earn £26,800 and hope for £29,000', 'I hope for £29,000.'],
  ['I am paid £31,000 at present and would hope not to go backwards', 'I would hope not to go backwards.'],
])('what is hoped for is said, and not what is paid now: %s', (line, said) => {
  const material = { work: `Baker, Rye, 2019 - present\n- Cut waste by 20%\n- ${line}.` };
  const text = answerOf(material, asks('What are you hoping for?', 'salary'));
  expect(text).toMatch(new RegExp(`^${said}`));
  expect(text).not.toMatch(/26,800|31,000/);
});

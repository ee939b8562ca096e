import { expect, test } from 'vitest';
import { BLANK_RESUME } from '../resume.ts';
import { fitResume } from './fit-resume.ts';

const fitted = (company: string, dates = '') => {
  const { resume, cut } = fitResume({
    ...BLANK_RESUME,
    experience: [{ company, position: '', dates, description: company.repeat(6) }],
  });
  return { ...resume.experience[0]!, cut };
};

test.each([
  ['The International Company of Bakers and Confectioners', 'The International Company of Bakers and'],
  [
    'Department for Environment, Food and Rural Affairs, UK',
    'Department for Environment, Food and Rural Affairs',
  ],
  ['x'.repeat(51), 'x'.repeat(50)],
  [`${'x'.repeat(49)}😀`, 'x'.repeat(49)],
])('what is too long is cut after a word: %s', (company, kept) => {
  expect(fitted(company)).toMatchObject({ company: kept, cut: expect.arrayContaining([expect.any(String)]) });
});

test('no cut text ends within a word', () => {
  const text =
    'Led twelve bakers, cut flour waste by a third; opened a second shop – and trained apprentices. ';
  const { description } = fitted(text);
  expect(description.length).toBeLessThanOrEqual(200);
  const next = text.repeat(6).trim().slice(description.length);
  expect(next).toMatch(/^[^\p{L}\p{N}]/u);
});

test.each([
  ['September 2016 – present', 'Sep 2016 – present'],
  ['December 2016 – September 2019', 'Dec 2016 – Sep 2019'],
  ['May 2016 – June 2019', 'May 2016 – June 2019'],
])('long dates are written shorter before anything is cut: %s', (dates, kept) => {
  expect(fitted('Binns', dates).dates).toBe(kept);
});

import { expect, test } from 'vitest';
import { BLANK_EXTRAS, BLANK_RESUME } from '../resume.ts';
import { fitResume } from './fit-resume.ts';
import { textAt, withSplitDescriptions, withTextAt } from './long-texts.ts';

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
  expect(fitted(company)).toMatchObject({
    company: kept,
    cut: expect.arrayContaining([expect.objectContaining({ path: ['experience', 0, 'company'] })]),
  });
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

test('what has no room is told in its own words', () => {
  const { resume, cut } = fitResume({
    ...BLANK_RESUME,
    extras: { ...BLANK_EXTRAS, phone: `${'1234567 '.repeat(5)}ask for Ada` },
  });
  expect(cut).toEqual([{ label: 'Phone', path: ['extras', 'phone'], max: 40, rest: 'ask for Ada' }]);
  expect(resume.extras?.phone).toBe('1234567 1234567 1234567 1234567 1234567');
});

test('a long description goes on in entries without a head, and no word is lost or halved', () => {
  const [bullets, sentences, words] = ['Led twelve bakers\n', 'Led twelve bakers. ', 'bakers '].map((text) =>
    text.repeat(60).trim(),
  );
  for (const description of [bullets!, sentences!, words!, `${'x'.repeat(450)} y`]) {
    const job = { company: 'C', position: 'P', dates: '2019', description };
    const split = withSplitDescriptions({ ...BLANK_RESUME, experience: [job] });
    const { resume, cut } = fitResume(split);
    expect(cut).toEqual([]);
    const [first, ...others] = resume.experience;
    expect(first).toMatchObject({ company: 'C', position: 'P', dates: '2019' });
    for (const other of others) expect(other).toMatchObject({ company: '', position: '', dates: '' });
    const texts = resume.experience.map(({ description }) => description);
    expect(texts.join('').replace(/\s/g, '')).toBe(description.replace(/\s/g, ''));
    if (!description.includes('x')) expect(texts.join(' ').split(/\s/)).toEqual(description.split(/\s/));
    if (description === bullets || description === sentences)
      for (const text of texts) expect(text).toMatch(/^Led.*bakers\.?$/s);
  }
});

test('the text of any field is found and put right by its path', () => {
  const resume = { ...BLANK_RESUME, extras: BLANK_EXTRAS };
  for (const path of [['name'], ['experience', 0, 'company'], ['extras', 'place']] as const) {
    const changed = withTextAt(resume, path, 'Leeds');
    expect(textAt(changed, path)).toBe('Leeds');
    expect(withTextAt(changed, path, '')).toEqual(resume);
  }
});

import { expect, test } from 'vitest';
import { NO_MATERIAL } from '#coach/material.ts';
import { readJob } from '../read-job.ts';
import { readToldStories } from '../read-told-stories.ts';
import { jobs } from '../testing/read-parts.ts';
import { linesByRules } from './lines-by-rules.ts';
import { rowsOf } from './rows-of.ts';

const linesOf = (text: string): string[] => linesByRules(rowsOf(text), 'told').map((line) => line.text);

test.each([
  'Supervised 12 cooks in a professional kitchen',
  'Advised small firms on profit and loss',
  'Advised Mr Okoro’s shop on its taxes',
  'Mentored by Dr Hale, I set up the pain clinic',
  'Various events for 200 guests',
])('what was done is no remark on a job: %s', (line) => {
  expect(linesOf(`Chef, Rye & Co, 2019 – 2021\n- ${line}`)).toHaveLength(2);
});

test.each(['Supervisor: Prof. Ida Hale', 'Advised by Dr Hale', 'Various locations', 'Full-time'])(
  'a remark on a job is left out: %s',
  (line) => {
    expect(linesOf(`Chef, Rye & Co, 2019 – 2021\n${line}`)).toHaveLength(1);
  },
);

test('of stories and postings only addresses are left out', () => {
  const [story] = readToldStories(
    ['The oven died at noon.\n40 loaves, 12 cakes\nMaria, maria@rye.example\nI borrowed one.'],
    [],
  );
  expect(story!.text).toBe('The oven died at noon. 40 loaves, 12 cakes. I borrowed one.');
  const { statements } = readJob({
    ...NO_MATERIAL,
    jobDescription: 'You bake bread.\n- 64 shops 150 bakers\nwww.rye.example',
  });
  expect(statements.map(({ text }) => text)).toEqual(['You bake bread.', '64 shops 150 bakers']);
});

test('a line ends, however many rows go on with it', () => {
  const lines = linesOf(`I baked bread and ${'cakes, buns for the\n'.repeat(400)}`);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(1_200);
});

test('signs of bullets between the parts of a header leave it in one row', () => {
  expect(jobs({ work: 'Baker • Rye & Co • 2019 – 2021\n- Cut waste by 30%' })).toEqual([
    ['Baker', 'Rye & Co', '2019', '2021'],
  ]);
  expect(linesOf('Baker, Rye & Co, 2019 – 2021 • Cut waste by 30% • Trained six bakers')).toHaveLength(3);
});

test('a page is numbered at the end of a row or before a capital, and what is told of pages stays', () => {
  const told = 'In my first month at the bakery I rewrote page 3 of 12 of the manual for all of the ovens';
  expect(linesOf(told)).toEqual([told]);
  expect(linesOf(`${told} Page 2 of 3`)).toEqual([told]);
});

import { expect, test } from 'vitest';
import type { LineLabels } from '#coach/layout.ts';
import { splitLabelled } from './split-labelled.ts';

/** Rows as `labels|text`, optionally `@` certainty. */
function split(...written: string[]) {
  const rows = written.map((line) => line.replace(/^[^|]*\|/, ''));
  const labelled = written.flatMap((line, row): LineLabels[] => {
    const [, labels = '', certainty = '0.95'] = /^([a-z+]*)(?:@([\d.]+))?\|/.exec(line) ?? [];
    return labels === '' ? [] : [{ row, labels: labels.split('+') as never, certainty: Number(certainty) }];
  });
  return splitLabelled(rows, labelled, 'Ada Fenwick');
}

test('what was learnt is education, all else that can be told is work, under its heading', () => {
  expect(
    split(
      'name|Ada Fenwick',
      'contact|12 Mill Lane, Leeds',
      'heading|Schooling',
      'education|Leeds College, Diploma, 2015',
      'bullet|• Best of the year',
      'heading|Tickets',
      'qualification|Food safety, 2021',
      'heading|What I did',
      'role+employer+dates|Baker, Rye, 2016 – 2019',
      'bullet|• Baked rye',
      'wrapped|bread',
      'heading|Likes',
      'interest|Chess',
    ),
  ).toEqual({
    name: 'Ada Fenwick',
    education: 'Leeds College, Diploma, 2015\n• Best of the year\n\nTickets\nFood safety, 2021',
    work: 'What I did\nBaker, Rye, 2016 – 2019\n• Baked rye bread\n\nLikes\nChess',
  });
});

test('what may be of the page or how to reach somebody is kept unless that is sure', () => {
  expect(
    split(
      'furniture@0.5|Won the county cup',
      'furniture|Page 1 of 2',
      'contact@0.5|Built the bakery at 12 Mill Lane',
      'reference|Dr Jo Rye, 0113 496 0000',
    ).work,
  ).toBe('Won the county cup\nBuilt the bakery at 12 Mill Lane');
});

test('what goes on from a line that is left out is left out with it', () => {
  expect(split('contact|12 Mill Lane,', 'wrapped|Leeds LS1 1AA', 'bullet|• Baked').work).toBe('• Baked');
});

test('telephone numbers and addresses within other lines are left out', () => {
  expect(split('bullet|• Call 0113 496 0000 or ada@rye.example').work).toBe('• Call  or');
});

test('of how to reach somebody is told when they are free, and of referees what they said', () => {
  expect(
    split(
      'name|Ada Fenwick * words and numbers',
      "contact|ada@example.org / 07700 900112 / on four weeks' notice",
      'role+employer+dates|Baker, Rye, 2016 – 2019',
      'bullet|• Baked rye bread',
      'reference|"She is calm. That is all." Head baker, Rye',
      'wrapped|PERIOD OF STUDY   two years',
    ).work,
  ).toBe(
    'Baker, Rye, 2016 – 2019\n• Baked rye bread\n"She is calm. That is all." Head baker, Rye\nPERIOD OF STUDY   two years\n\non four weeks\' notice',
  );
});

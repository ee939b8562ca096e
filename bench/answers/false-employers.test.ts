import { expect, test } from 'vitest';
import { NO_MATERIAL } from '../../server/src/coach/material.ts';
import { falseEmployersOf } from './false-employers.ts';

const find = falseEmployersOf({
  field: 'sailor',
  set: 'tuning',
  employers: ['Fern & Sons'],
  material: {
    ...NO_MATERIAL,
    work: 'Skipper, Fern & Sons, Ghent, 2019 – 2021\n- Moored twelve barges.\n\nMate, Brackwater Shipping, 2017 – 2019\n- Scrubbed nine decks.',
  },
  questions: [],
});

test.each([
  ['At Fern & Sons, I moored twelve barges.', []],
  ['At **Brackwater Shipping**, I scrubbed nine decks.', ['Brackwater Shipping']],
  ['When I was a fern & sons, I moored twelve barges.', ['Fern & Sons']],
  ['I have worked with Fern & Sons.', ['Fern & Sons']],
])('%j names %j as what it is not', (answer, expected) => {
  expect(find(answer)).toEqual(expected);
});

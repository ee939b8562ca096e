import { expect, test } from 'vitest';
import { aboveTheRule, firstClaim, offersAreShort, speaksLayout } from './spoken-part.ts';

test('Only a line of three dashes is the rule', () => {
  expect(aboveTheRule('I led it --- twice.\n\n- I listed it.\n\n---\n\n- One.')).toBe(
    'I led it --- twice.\n\n- I listed it.\n\n',
  );
});

test.each([
  ['I moored barges ● I led a crew', true],
  ['Skipper | Fern & Sons', true],
  ['I moored barges Page 1 of 2', true],
  ['I was a skipper, 2011 – 2014, at Ghent', true],
  ['Apr 2020 – Present I sailed', true],
  ['I sailed from 2011 to 2014 - mostly at night.', false],
])('%j reads a layout aloud: %s', (text, expected) => {
  expect(speaksLayout(text)).toBe(expected);
});

test.each([
  ['I led it.', true],
  ['I led it.\n\n---\n\n- One.\n- Two.\n- Three.', true],
  ['I led it.\n\n---\n\n- One.\n- Two.\n- Three.\n- Four.', false],
  [`I led it.\n\n---\n\n- ${'word '.repeat(26)}`, false],
])('%j offers at most three short lines: %s', (text, expected) => {
  expect(offersAreShort(text)).toBe(expected);
});

test('The first claim is ninety words with the signs between them', () => {
  expect(firstClaim(`It fell by 24 % – why ? ${'word '.repeat(90)}end`)).toBe(
    `It fell by 24 % – why ? ${'word '.repeat(85)}`.trim(),
  );
});

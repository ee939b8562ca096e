import { expect, test } from 'vitest';
import { NO_MATERIAL } from '../../server/src/coach/material.ts';
import { inventedDenials } from './denials.ts';

const material = { ...NO_MATERIAL, work: 'I have never steered a tanker.' };

test.each([
  ['I have not used SeaChart, but I know Navix.', ['I have not used SeaChart']],
  ['I have never steered a tanker. I steer barges.', []],
  ['I have no doubt about it.', []],
])('%j denies %j without being told', (answer, expected) => {
  expect(inventedDenials(material, answer)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { isOthersDeed } from './draft.ts';
import { readWritten } from './written.ts';

const isTheirs = (text: string): boolean => isOthersDeed(readWritten(text)[0]!);

test.each([
  'The catering manager put a smaller plate in.',
  'A senior engineer rewrote the parser.',
  'The consultant signed the plan.',
])('“%s” is what somebody else did', (text) => {
  expect(isTheirs(text)).toBe(true);
});

test.each([
  'I asked the catering manager for a smaller plate.',
  'The catering manager and I put a smaller plate in.',
  'Weighed plate waste with the catering manager.',
  'The queue fell by half.',
  'Manager of the canteen, who put a smaller plate in.',
])('“%s” is not', (text) => {
  expect(isTheirs(text)).toBe(false);
});

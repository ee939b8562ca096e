import { expect, test } from 'vitest';
import type { Place } from '#coach/candidate/candidate.ts';
import { besides } from './jobs-held.ts';

const place = (title: string, employer: string, from: string, isCurrent = false): Place => ({
  employer,
  title,
  from,
  to: '',
  isCurrent,
  isDoubtful: false,
});
const now = place('shift manager', 'Stannard Ltd', '2021', true);

test.each([
  ['there', place('team leader', 'Stannard Ltd', '2018'), 'before that I was a team leader there'],
  ['there', place('trainer', 'Stannard Ltd', '2022', true), 'I am also a trainer there'],
  ['elsewhere', place('porter', 'Orrin Joinery', '2016'), 'before that I was a porter at Orrin Joinery'],
  ['without a title', place('', 'Stannard Ltd', '2018'), 'before that I was at Stannard Ltd'],
])('another job %s is said beside the latest one', (_, other, said) => {
  expect(besides(other, now)).toBe(said);
});

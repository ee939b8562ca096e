import { expect, test } from 'vitest';
import { degreeAsSaid } from './degree.ts';

test.each([
  ['BSc, Mathematics', 'a BSc in Mathematics'],
  ['MA History, Ashgate University, 2012', 'an MA in History from Ashgate University, 2012'],
  ['BA Geography, University of Norland, 2009', 'a BA in Geography from the University of Norland, 2009'],
  ['BSc Hons Biology', 'a BSc Hons Biology'],
  ['BSc First Class Honours', 'a BSc First Class Honours'],
  ['HND Level 5', 'an HND Level 5'],
  ['BSc, University of Norland, 2012', 'a BSc from the University of Norland, 2012'],
  ['BA Ashgate University', 'a BA Ashgate University'],
  ['Bachelor of Nursing', 'a Bachelor of Nursing'],
  ['A levels in geography', 'A levels in geography'],
])('%s → %s', (written, said) => {
  expect(degreeAsSaid(written)).toBe(said);
});

import { expect, test } from 'vitest';
import { plainAbbreviations } from './plain-abbreviations.ts';

test.each([
  ['And Mr. John Dashwood had then leisure.', 'And Mr John Dashwood had then leisure.'],
  ['Do you know Dr. Ames? She asked.', 'Do you know Dr Ames? She asked.'],
  ['Is the U.S. market new to you?', 'Is the US market new to you?'],
  ['Have you worked with P. O. S. T. G. R. E. S. at all?', 'Have you worked with POSTGRES at all?'],
  ['He came from the U.S.', 'He came from the US.'],
  ['Mr. Ames knows the U.K.', 'Mr Ames knows the UK.'],
  ['It took 3.5 days. So did I. Then we left.', 'It took 3.5 days. So did I. Then we left.'],
])('%s', (heard, plain) => expect(plainAbbreviations(heard)).toBe(plain));

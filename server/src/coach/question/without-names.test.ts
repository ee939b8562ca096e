import { expect, test } from 'vitest';
import { withoutNames } from './without-names.ts';

const NAMED = {
  candidate: 'ILSE MARCHBANK',
  company: 'Boswarth Creamery Ltd, Helston',
  employers: [
    'TARNLIGHT BOOKINGS (software, 40 staff)',
    'Hobb & Lindley Homewares',
    'Next Retail',
    'Rye & Co.',
  ],
};

test.each([
  ['What do you understand about Boswarth?', 'What do you understand about our company?'],
  ['why boswarth creamery and nobody else', 'why our company and nobody else'],
  ['What attracts you to a creamery?', 'What attracts you to our company?'],
  ['What is behind the move from Tarnlight?', 'What is behind the move from your job?'],
  ['What came between that and Hobb and Lindley?', 'What came between that and your job?'],
  ['Why are you leaving Next?', 'Why are you leaving your job?'],
  ['Why leave Rye & Co.?', 'Why leave your job?'],
  ['Ilse, who is Ilse?', 'who is you?'],
  ['Thank you, Ilse. Any hobbies?', 'Thank you. Any hobbies?'],
])('%s', (asked, plain) => {
  expect(withoutNames(asked, NAMED)).toBe(plain);
});

test('a word that everybody says is a name where it is written as one', () => {
  expect(withoutNames('What comes next?', NAMED)).toBe('What comes next?');
  expect(withoutNames('Next, what are your hobbies?', NAMED)).toBe('Next, what are your hobbies?');
  expect(withoutNames('Why not?', { candidate: '', company: '', employers: [''] })).toBe('Why not?');
});

test('signs in a name are no pattern', () => {
  const company = 'Vexlow* [and more] \\';
  const named = { candidate: '(', company, employers: ['***', '(?:', ''] };
  expect(withoutNames('Why Vexlow? (Why not?)', named)).toBe('Why our company? (Why not?)');
});

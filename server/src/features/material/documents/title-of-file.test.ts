import { LIMITS } from '@pythia/contracts/limits.ts';
import { expect, test } from 'vitest';
import { titleOfFile } from './title-of-file.ts';

test.each([
  ['Annual report 2025.pdf', 'Annual report 2025'],
  ['company_briefing.final.docx', 'company briefing.final'],
  ['C:\\Users\\ada\\notes.txt', 'notes'],
  ['../../etc/passwd', 'passwd'],
  ['.md', '.md'],
  ['\0\u202e \n', 'Untitled'],
  ['', 'Untitled'],
])('%j is titled %j', (fileName, title) => {
  expect(titleOfFile(fileName)).toBe(title);
});

test('a long name is cut at the limit of titles', () => {
  expect(titleOfFile(`${'a'.repeat(300)}.pdf`)).toHaveLength(LIMITS.documentTitle);
});

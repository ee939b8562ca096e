import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RESUME_LABELS, writeResumeSummary } from './resume-summary.ts';

const LABELS = RESUME_LABELS.map(([, label]) => label);
const asPartBegins = new RegExp(`(?:^|, )(?=(?:${LABELS.join('|')}): )`);

test('the parts stand in one line, labelled, in the order of the specification', () => {
  expect(
    writeResumeSummary({
      work: 'Built a ledger',
      education: 'BSc',
      name: 'Sam',
      jobDescription: 'Go, Postgres',
      role: 'Engineer',
      company: 'Acme, Inc.',
    }),
  ).toBe(
    'Company: Acme, Inc., Role: Engineer, Job Description: Go, Postgres, Name: Sam, Education: BSc, Work: Built a ledger',
  );
});

test('a part that is absent, empty or blank is left out', () => {
  expect(writeResumeSummary({ company: 'Acme', role: '', name: ' \n' })).toBe('Company: Acme');
  expect(writeResumeSummary({})).toBe('');
});

const piece = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom(', ', ...LABELS.map((label) => `, ${label}: `)),
);
const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));

test('whatever a part holds, it cannot pose as another', () => {
  const parts = fc.record({
    company: text,
    role: text,
    jobDescription: text,
    name: text,
    education: text,
    work: text,
  });
  fc.assert(
    fc.property(parts, (given) => {
      const written = writeResumeSummary(given).split(asPartBegins).filter(Boolean);
      const filled = RESUME_LABELS.filter(([key]) => given[key].trim() !== '').map(([, label]) => label);
      expect(written.map((part) => part.slice(0, part.indexOf(': ')))).toEqual(filled);
    }),
    { numRuns: 500 },
  );
});

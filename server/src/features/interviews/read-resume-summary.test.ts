import {
  RESUME_LABELS,
  writeResumeSummary,
  type ResumeSummaryParts,
} from '@pythia/contracts/resume-summary.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResumeSummary } from './read-resume-summary.ts';

const empty = { company: '', role: '', jobDescription: '', name: '', education: '', work: '' };

test('reads the labelled parts back', () => {
  expect(
    readResumeSummary(
      'Company: Acme, Inc., Role: Engineer, Job Description: Go, Postgres, Name: Sam, Education: BSc, Work: Built a ledger, ran it',
    ),
  ).toEqual({
    company: 'Acme, Inc.',
    role: 'Engineer',
    jobDescription: 'Go, Postgres',
    name: 'Sam',
    education: 'BSc',
    work: 'Built a ledger, ran it',
    stories: [],
    settled: [],
    settledJobs: [],
    facts: {},
    other: '',
  });
});

test('empty parts are left out and read back as empty', () => {
  const summary = writeResumeSummary({ ...empty, company: 'Acme', role: 'Engineer', work: ' ' });
  expect(summary).toBe('Company: Acme, Role: Engineer');
  expect(readResumeSummary(summary)).toMatchObject({
    ...empty,
    company: 'Acme',
    role: 'Engineer',
    other: '',
  });
});

test('text without labels is plain material', () => {
  expect(readResumeSummary('Ten years of Java. Speaks Dutch.')).toMatchObject({
    ...empty,
    other: 'Ten years of Java. Speaks Dutch.',
  });
});

test('text before the first label is plain material', () => {
  expect(readResumeSummary('Hello, Role: Nurse')).toMatchObject({ role: 'Nurse', other: 'Hello' });
});

test('a label out of its order is text', () => {
  expect(readResumeSummary('Name: Sam, Company: Acme')).toMatchObject({
    name: 'Sam, Company: Acme',
    company: '',
  });
});

const piece = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom(', ', ',', 'Name: ', 'Role: ', ', Work: x', 'Company: ', ' ', '\n'),
);
const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join('').trim());
const summaryParts: fc.Arbitrary<ResumeSummaryParts> = fc.record({
  company: text,
  role: text,
  jobDescription: text,
  name: text,
  education: text,
  work: text,
});

test('whatever the parts hold, they come back as they were, a label inside marked by a semicolon', () => {
  const inside = /, (?=(?:Company|Role|Job Description|Name|Education|Work): )/g;
  fc.assert(
    fc.property(summaryParts, (parts) => {
      const written = Object.entries(parts).map(([key, value]) => [key, value.replace(inside, '; ')]);
      expect(readResumeSummary(writeResumeSummary(parts))).toMatchObject({
        ...Object.fromEntries(written),
        other: '',
      });
    }),
    { numRuns: 500 },
  );
});

/** Without labels and their surroundings. */
const bare = (given: string): string =>
  given
    .replace(/(^|, )(Company|Role|Job Description|Name|Education|Work):(?=\s|$)/g, '')
    .replace(/[\s,]/g, '');

test('every word of any summary is kept, in its order', () => {
  fc.assert(
    fc.property(text, (summary) => {
      const { other, ...parts } = readResumeSummary(summary);
      const kept = [other, ...RESUME_LABELS.map(([key]) => parts[key])].join('\n');
      expect(bare(kept)).toBe(bare(summary));
    }),
    { numRuns: 2_000 },
  );
});

import { JOB_STATUSES } from '@pythia/contracts/jobs.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { callsOfContracts } from '#testing/calls-of-contracts.ts';
import { InputError, parseInput } from './parse-input.ts';

function refusalOf(schema: z.ZodType, input: unknown): string | undefined {
  try {
    parseInput(schema, input);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

test.each([
  [
    z.object({ job_title: z.string().max(35) }),
    { job_title: 'x'.repeat(36) },
    'Job title is too long: 35 characters at most.',
  ],
  [
    z.object({ work: z.string().max(5_000) }),
    { work: 'x'.repeat(5_001) },
    'Work is too long: 5,000 characters at most.',
  ],
  [z.object({ company: z.string().trim().min(1) }), { company: ' ' }, 'Company must not be empty.'],
  [z.object({ company: z.string() }), {}, 'Company is missing.'],
  [z.object({ company: z.string() }), { company: 7 }, 'Company must be text.'],
  [z.object({ company: z.string() }), undefined, 'The request is missing.'],
  [z.object({ company: z.string() }), [], 'The request must be an object.'],
  [z.object({ ids: z.array(z.uuid()).min(1) }), { ids: [] }, 'Ids needs at least 1 entry.'],
  [
    z.object({ tags: z.array(z.string().max(5)) }),
    { tags: ['a', 'bridges'] },
    'Tags, entry 2, is too long: 5 characters at most.',
  ],
  [
    z.object({ status: z.enum(JOB_STATUSES) }),
    { status: 'lost' },
    'Status must be one of these: saved, applied, interviewing, offer, closed.',
  ],
  [
    z.object({ duration_choice: z.union([z.literal(1), z.literal(2)]) }),
    { duration_choice: 9 },
    'Duration choice must be one of these: 1, 2.',
  ],
  [z.object({ link: z.union([z.literal(''), z.url()]) }), { link: 'my site' }, 'Link must be a web address.'],
  [z.object({ limit: z.int().max(100) }), { limit: 101 }, 'Limit must be 100 at most.'],
  [
    z.object({ email: z.email('Enter a valid email address.') }),
    { email: 'ada' },
    'Enter a valid email address.',
  ],
  [z.object({ a: z.string(), b: z.boolean() }), { b: 1 }, 'A is missing. B must be true or false.'],
])('an input that does not fit is refused in plain words: %#', (schema, input, sentence) => {
  expect(refusalOf(schema, input)).toBe(sentence);
});

const WRONG = [
  undefined,
  null,
  0,
  -1,
  1.5,
  true,
  '',
  '\0',
  'x',
  'x'.repeat(20_000),
  [],
  [null],
  {},
  Array(6_000).fill('x'),
];

test('every call refuses whatever is wrong with a field in whole sentences, without a word of the schema', async () => {
  const schemas = (await callsOfContracts()).flatMap(({ params, query, body }) => [params, query, body]);
  const sentences = schemas
    .filter((schema) => schema instanceof z.ZodObject)
    .flatMap((schema) =>
      Object.keys(schema.shape).flatMap((field) =>
        WRONG.map((value) => refusalOf(schema.partial(), { [field]: value })),
      ),
    )
    .filter((sentence) => sentence !== undefined);
  expect(sentences.length).toBeGreaterThan(500);
  expect(
    [...new Set(sentences)].filter(
      (sentence) => !/^\p{Lu}[^_<>=]*\.$/u.test(sentence) || /Invalid|expected|something else/.test(sentence),
    ),
  ).toEqual([]);
});

import { LIMITS } from '@pythia/contracts/limits.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { compare } from './testing/found.ts';
import { REFUSALS } from './refusal.ts';
import { resumeReader } from './resume-reader.ts';
import { SAMPLES } from './testing/samples.ts';
import { encode } from './testing/text-files.ts';

vi.setConfig({ testTimeout: 60_000 }); // a process takes its time to begin on a busy machine

const reader = resumeReader({ maxSeconds: 60 });
afterAll(() => reader.close());
const staying = new AbortController().signal;
const read = (text: string) => reader.read(encode(text), staying);

const READ = SAMPLES.flatMap(({ what, file, holds }) =>
  typeof holds === 'string' ? [] : { what, file, holds },
);
const REFUSED = SAMPLES.flatMap(({ what, file, holds }) =>
  typeof holds === 'string' ? { what, file, holds } : [],
);

test.each(READ)('$what: name, education and work are found whole and in order', async ({ file, holds }) => {
  const found = compare(await reader.read(await file(), staying), holds);
  expect(found).toEqual({ name: true, education: 1, work: 1, order: 1 });
});

test.each(REFUSED)('$what is refused with a sentence', async ({ file, holds }) => {
  const reading = reader.read(await file(), staying);
  await expect(reading).rejects.toMatchObject({ code: 'invalid', message: REFUSALS[holds] });
});

test('ways to reach somebody are left out, figures and years are not', async () => {
  const { work } = await read(
    'Ada Fenwick\nHead baker | 12 Mill Lane | +44 7700 900123 | ada@fenwick.example\nDate of birth: 1 May 1990\n\nExperience\nBaker, Rye & Co., 2015 - 2019\n- Saved 120 000 a year; call 0113 496 0000 or ask jo@rye.example for a reference.',
  );
  expect(work).toBe(
    'Head baker\n\nExperience\nBaker, Rye & Co., 2015 - 2019\n- Saved 120 000 a year; call  or ask  for a reference.',
  );
});

test('nothing that is told is lost: certificates are education, the rest is work under its heading', async () => {
  const told = await read(
    'Ada Fenwick\nSummary\nI bake.\nProjects\nAn oven of clay.\nPublications\nOn rye, 2020.\nCertificates\nFood safety, 2021\nReferences\nOn request',
  );
  expect(told.education).toBe('Certificates\nFood safety, 2021');
  expect(told.work).toBe('Summary\nI bake.\n\nProjects\nAn oven of clay.\n\nPublications\nOn rye, 2020.');
});

test('what is longer than its limit is cut and named', async () => {
  const told = await read(`Ada Fenwick\nExperience\n${'Baked. '.repeat(1_000)}\nEducation\nDiploma`);
  expect([told.cut, told.work.length]).toEqual([['work'], LIMITS.work]);
});

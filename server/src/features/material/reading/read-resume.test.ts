import { LIMITS, RESUME_FILE } from '@pythia/contracts/limits.ts';
import { afterAll, expect, test } from 'vitest';
import { fileReader } from './file-reader.ts';
import { readResume } from './read-resume.ts';
import { resumeInParts } from './resume-in-parts.ts';
import { compare } from './testing/found.ts';
import { REFUSALS } from './refusal.ts';
import { pdfOfLines, withPicturePage } from './testing/pdf-files.ts';
import { ADA } from './testing/people.ts';
import { SAMPLES } from './testing/samples.ts';
import { encode } from './testing/text-files.ts';

/** Hostile files get processes, each as slow as ten samples. */
const reader = fileReader({ maxSeconds: 60 });
afterAll(() => reader.close());
const staying = new AbortController().signal;
const partsOf = async (file: Uint8Array) => (await readResume(file)).parts;
const read = (text: string) => partsOf(encode(text));

const READ = SAMPLES.flatMap(({ what, file, holds }) =>
  typeof holds === 'string' ? [] : { what, file, holds },
);
const REFUSED = SAMPLES.flatMap(({ what, file, holds }) =>
  typeof holds === 'string' ? { what, file, holds } : [],
);

test.each(READ)('$what: name, education and work are found whole and in order', async ({ file, holds }) => {
  const found = compare(await partsOf(await file()), holds);
  expect(found).toEqual({ name: true, education: 1, work: 1, order: 1 });
});

test.each(REFUSED)('$what is refused with a sentence', async ({ file, holds }) => {
  const reading = reader.read('resume', await file(), staying);
  await expect(reading).rejects.toMatchObject({ code: 'invalid', message: REFUSALS[holds] });
});

const JOBS = [
  'Network Engineer, Contoso, 2015 - 2019',
  'Cut the time that a release takes from a day to an hour with a new pipeline',
  'Systems Administrator, Northwind, 2012 - 2015',
  'Moved the mail of four offices',
];
/** Three lines. */
const PARAGRAPH =
  'A network engineer who keeps the lines of hospitals and schools up, writes down what was done so that the next one finds it, and trains the people who watch over them at night and at the weekend in Leeds and in London, and who has never lost a backup.';

test.each([
  ['by themselves', ['Ada Fenwick', 'Experience', ...JOBS]],
  ['where the page is full as well', ['Ada Fenwick', 'Experience', PARAGRAPH, ...JOBS]],
])('lines of a PDF that end %s are read as they were written', async (_where, lines) => {
  const { work } = await partsOf(await pdfOfLines(lines));
  expect(work.split('\n')).toEqual(lines.slice(1));
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
  const file = encode(`Ada Fenwick\nExperience\n${'Baked. '.repeat(1_000)}\nEducation\nDiploma`);
  const told = await resumeInParts(await readResume(file), async () => undefined);
  expect([told.cut, told.work.length]).toEqual([['work'], LIMITS.work]);
});

test('what is not read is named: pages without text, and what stands behind the longest text', async () => {
  const { unread } = await readResume(await withPicturePage(ADA));
  expect(unread).toEqual({ pages: [2], rest: false });
  const long = `Ada Fenwick\nExperience\n${'Baked. '.repeat(RESUME_FILE.maxCharacters / 7)}`;
  expect((await readResume(encode(long))).unread).toEqual({ pages: [], rest: true });
  expect((await readResume(encode(long.slice(0, 9_000)))).unread).toEqual({ pages: [], rest: false });
});

test('two columns of a text are read one after the other', async () => {
  const rows = [
    ['ADA RYE', 'CONTACT'],
    ['Clerk', 'York'],
    ['WORK EXPERIENCE', 'ada@example.com'],
    ['Clerk, Rye & Co., York, 2019 - present', 'LICENSES'],
    ['- Learned the new program in four', 'Forklift'],
    ['  days, ahead of a storm', 'First aid'],
    ['- Sorted forty boxes in a day', 'INTERESTS'],
    ['- Wrote the list now used in', 'Bass fishing'],
    ['  four offices', 'Chess'],
  ];
  const text = rows.map(([left = '', right = '']) => left.padEnd(50) + right).join('\n');
  const { rows: read } = await readResume(encode(text));
  const learned = read!.findIndex((row) => row.includes('in four'));
  expect(read!.slice(learned, learned + 2).map((row) => row.trim())).toEqual([
    '- Learned the new program in four',
    'days, ahead of a storm',
  ]);
});

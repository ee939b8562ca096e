import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELD_LIMITS } from '../resume.ts';
import { importResume } from './import-resume.ts';
import { writeJsonResume } from './json-resume.ts';

const importText = (text: string) => importResume(new File([text], 'resume.json'));
const importJson = (json: unknown) => importText(JSON.stringify(json));

const line = (max: number) => fc.string({ maxLength: max }).map((text) => text.replace(/\s+/g, ' ').trim());

const written = (dates: string): object =>
  writeJsonResume({ name: '', education: [{ school: '', degree: '', dates }], experience: [] });

test.each([
  ['no JSON', '{', 'This file is not JSON.'],
  ['a list', '[]', 'This file is JSON, but not a JSON Resume.'],
  ['work that is text', '{"work": "Baker"}', 'This file is JSON, but not a JSON Resume.'],
  [
    'more than a megabyte',
    ' '.repeat(1_000_001),
    'This file is larger than 1 MB, which is too much for a résumé in text form.',
  ],
])('%s is refused with a sentence', async (_, text, error) => {
  expect(await importText(text)).toEqual({ error });
});

test('any résumé of the form comes back from its own file as it was', async () => {
  const record = (limits: Record<string, number>) =>
    fc.record(Object.fromEntries(Object.entries(limits).map(([key, max]) => [key, line(max)])));
  const resume = fc.record({
    name: line(50),
    education: fc.array(record(FIELD_LIMITS.education), { minLength: 1, maxLength: 4 }),
    experience: fc.array(record(FIELD_LIMITS.experience), { minLength: 1, maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(resume, async (resume) => {
      const typed = resume as never;
      expect(await importJson(writeJsonResume(typed))).toEqual({ resume, cut: [], leftOut: [] });
    }),
  );
});

test.each([
  [{ startDate: '2009-09-01', endDate: '2012-06-30' }, '2009-09 – 2012-06'],
  [{ startDate: '2009' }, '2009 – Present'],
  [{ endDate: '2012' }, '2012'],
  [{ startDate: '2009', dates: 'Autumn 2009' }, 'Autumn 2009'],
  [{ startDate: 2009, endDate: 2012 }, '2009 – 2012'], // converted from YAML
  [{}, ''],
])('the dates %j read %j', async (dates, read) => {
  const imported = await importJson({ work: [{ name: 'C', ...dates }] });
  expect(imported).toMatchObject({ resume: { experience: [{ dates: read }] } });
});

test('dates are written as the schema has them only where they can be read without guessing', () => {
  expect(written('2009-09 – 2012')).toMatchObject({ education: [{ startDate: '2009-09', endDate: '2012' }] });
  expect(written('Autumn 2009')).not.toMatchObject({ education: [{ startDate: expect.anything() }] });
  expect(written('2009 – Present')).toMatchObject({ education: [{ startDate: '2009' }] });
  expect(written('2009 – Present')).not.toMatchObject({ education: [{ endDate: expect.anything() }] });
});

test('what is too long is cut and named, and a pair of characters is not halved', async () => {
  const imported = await importJson({
    basics: { name: `${'x'.repeat(49)}🚀` },
    work: Array.from({ length: 110 }, () => ({ summary: 'y'.repeat(201) })),
  });
  if ('error' in imported) throw new Error(imported.error);
  expect(imported.resume.name).toBe('x'.repeat(49));
  expect(imported.resume.experience).toHaveLength(100);
  expect(imported.resume.experience[0]!.description).toHaveLength(200);
  expect(imported.cut.slice(0, 3)).toEqual([
    'Full name',
    '10 more in work experience',
    'Work experience 1, description',
  ]);
});

test('a list that is missing or empty is one blank entry', async () => {
  const imported = await importJson({ education: [] });
  expect(imported).toMatchObject({
    resume: { name: '', education: [{ school: '' }], experience: [{ company: '' }] },
  });
});

test('what the form cannot show is named, and what is empty is not', async () => {
  const imported = await importJson({
    $schema: 'x',
    meta: { version: 'v1.0.0' },
    basics: { name: 'Ada', email: 'a@b.c', phone: '', profiles: [] },
    education: [{ institution: 'S', courses: ['Dough'] }],
    work: [
      { name: 'C', startDate: '2009', highlights: ['Baked'], url: 'https://c.example' },
      { company: 'D', url: 'https://d.example', location: '' },
    ],
    skills: [{ name: 'Bread' }],
    awards: [],
  });
  expect(imported).toMatchObject({ leftOut: ['email', 'courses', 'url', 'skills'] });
});

test('of what a file names without end only the beginning is told', async () => {
  const names = Array.from({ length: 1_000 }, (_, at) => [`${at}${'x'.repeat(500)}`, 'y']);
  const imported = await importJson(Object.fromEntries(names));
  if ('error' in imported) throw new Error(imported.error);
  expect(imported.leftOut).toHaveLength(21);
  expect(imported.leftOut.at(-1)).toBe('980 more');
  expect(imported.leftOut[0]).toBe(`0${'x'.repeat(38)}…`);
});

test('a file that is gone since it was chosen is told', async () => {
  const file = new File(['{}'], 'resume.json');
  file.text = () => Promise.reject(new DOMException('It is gone.', 'NotFoundError'));
  expect(await importResume(file)).toEqual({ error: 'This file could not be read. Choose it again.' });
});

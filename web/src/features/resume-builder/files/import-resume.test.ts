import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLANK_EXTRAS, BLANK_RESUME, FIELD_LIMITS } from '../resume.ts';
import { fitResume } from './fit-resume.ts';
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
      const imported = await importJson(writeJsonResume(typed));
      if ('error' in imported) throw new Error(imported.error);
      expect(imported.leftOut).toEqual([]);
      expect(fitResume(imported.resume)).toEqual({ resume, cut: [] });
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
  const { resume, cut } = fitResume(imported.resume);
  expect(resume.name).toBe('x'.repeat(49));
  expect(resume.experience).toHaveLength(100);
  expect(resume.experience[0]!.description).toHaveLength(200);
  expect(cut.slice(0, 3).map(({ label }) => label)).toEqual([
    'Full name',
    '10 more in work experience',
    'Work experience 1, description',
  ]);
});

test('a list that is missing or empty is one blank entry', async () => {
  const imported = await importJson({ education: [] });
  if ('error' in imported) throw new Error(imported.error);
  expect(fitResume(imported.resume).resume).toEqual(BLANK_RESUME);
});

test('what the form cannot show is named, and what is empty is not', async () => {
  const imported = await importJson({
    $schema: 'x',
    meta: { version: 'v1.0.0' },
    basics: { name: 'Ada', email: 'a@b.c', phone: '', label: 'Baker', location: 7, profiles: [] },
    education: [{ institution: 'S', courses: ['Dough'] }],
    work: [
      { name: 'C', startDate: '2009', highlights: ['Baked'], url: 'https://c.example' },
      { company: 'D', url: 'https://d.example', location: '' },
    ],
    skills: [{ name: 'Bread', level: 'Master' }],
    awards: [],
  });
  expect(imported).toMatchObject({ leftOut: ['label', 'level', 'courses', 'url', 'location'] });
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

const EXTRAS = {
  email: 'ada@example.com',
  phone: '+44 113 496 0000',
  place: 'Leeds, UK',
  links: 'https://ada.example/\nGitHub https://github.com/ada\nhttps://ada.example/talk\nOn paper alone',
  skills: 'Languages: English, Greek\nSourdough, costing',
};

test('contact, links and skills are written where the schema has them, and come back', async () => {
  const written = writeJsonResume({ ...BLANK_RESUME, extras: EXTRAS });
  expect(written).toMatchObject({
    basics: {
      email: 'ada@example.com',
      phone: '+44 113 496 0000',
      url: 'https://ada.example/',
      location: { city: 'Leeds, UK' },
      profiles: [
        { network: 'GitHub', url: 'https://github.com/ada' },
        { url: 'https://ada.example/talk' },
        { network: 'On paper alone' },
      ],
    },
    skills: [
      { name: 'Languages', keywords: ['English', 'Greek'] },
      { name: 'Sourdough' },
      { name: 'costing' },
    ],
  });
  expect(await importJson(written)).toMatchObject({ resume: { extras: EXTRAS }, leftOut: [] });
});

test('where nothing was added the file is as it was before there was anything to add', () => {
  expect(writeJsonResume(BLANK_RESUME)).toEqual(writeJsonResume({ ...BLANK_RESUME, extras: BLANK_EXTRAS }));
  expect(writeJsonResume(BLANK_RESUME)).toMatchObject({ basics: { name: '' } });
  expect(Object.keys(writeJsonResume(BLANK_RESUME))).toEqual(['$schema', 'basics', 'education', 'work']);
});

test('they are read as other programs write them', async () => {
  const imported = await importJson({
    basics: {
      location: {
        address: '2712 Broadway St\nFlat 2',
        postalCode: 'CA 94115',
        city: 'San Francisco',
        countryCode: 'US',
      },
      profiles: [
        { network: 'Twitter', username: 'ada', url: 'https://twitter.com/Ada' },
        { network: 'Xing', username: 'ada' },
        'ada.example',
      ],
    },
    skills: [{ name: 'Web', level: '', keywords: ['HTML', 'CSS'] }, 'Bread', { keywords: ['Rye', 7] }],
  });
  expect(imported).toMatchObject({
    resume: {
      extras: {
        ...BLANK_EXTRAS,
        place: '2712 Broadway St, Flat 2, CA 94115 San Francisco, US',
        links: 'Twitter https://twitter.com/Ada\nXing ada\nada.example',
        skills: 'Web: HTML, CSS\nBread, Rye, 7',
      },
    },
    leftOut: [],
  });
});

import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { fontFiles } from '#pdf/testing/font-files.ts';
import { readWithPdfJs } from '#pdf/testing/read-with-pdf-js.ts';
import { unprintableFields } from '../fields.ts';
import { anyResume } from './testing/any-resume.ts';
import { printedText, withoutSpaces } from './testing/printed-text.ts';
import { layOutModern } from './modern/lay-out-modern.ts';
import { writeResume } from './write-resume.ts';

const RESUME = {
  name: 'Łukasz Ñandú',
  education: [
    { school: 'Ångström-Schule', degree: 'Δίπλωμα', dates: '2009 – 2011' },
    { school: 'Ελένη’s School', degree: '', dates: '' },
  ],
  experience: [
    {
      company: 'Дмитрий & Co.',
      position: 'Baker',
      dates: '2011 – 2016',
      description: 'Final offices, řádně',
    },
  ],
};

test('the file is named resume.pdf and says what was typed', async () => {
  const { file, pages } = await writeResume(RESUME, Promise.resolve(fontFiles));
  expect([file.name, file.type, pages]).toEqual(['resume.pdf', 'application/pdf', 1]);
  const [page] = await textsIn(file);
  expect(page).toEqual([
    'Łukasz Ñandú',
    'Education',
    'Ångström-Schule',
    'Δίπλωμα | 2009 – 2011',
    'Ελένη’s School',
    'Work Experience',
    'Дмитрий & Co. ',
    '- Baker',
    '2011 – 2016',
    'Final offices, řádně',
  ]);
});

test('a file says all of any résumé of which no character is named as missing', async () => {
  await fc.assert(
    fc.asyncProperty(anyResume, async (resume) => {
      fc.pre(unprintableFields(resume).length === 0); // letters may compose into missing ones
      const { file, pages } = await writeResume(resume, Promise.resolve(fontFiles));
      const read = await textsIn(file);
      expect(withoutSpaces(read.flat())).toBe(printedText(resume));
      expect(read).toHaveLength(pages);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

test('in Modern too it says what was typed, in reading order, and its links lead where they say', async () => {
  const extras = {
    email: 'l@example.com',
    phone: '',
    place: 'Λάρισα',
    links: 'Talk ada.example/(a)?b=ñ\nBlog soon',
    skills: 'Bread',
  };
  const { file } = await writeResume({ ...RESUME, extras }, Promise.resolve(fontFiles), layOutModern);
  const [page] = await textsIn(file);
  expect(page!.filter((text) => text !== ' | ')).toEqual([
    'Łukasz Ñandú',
    'Λάρισα',
    'l@example.com',
    'Talk: ada.example/(a)?b=ñ',
    'Blog soon',
    'Work Experience',
    'Baker',
    '2011 – 2016',
    'Дмитрий & Co.',
    '•',
    'Final offices, řádně',
    'Education',
    'Δίπλωμα',
    '2009 – 2011',
    'Ångström-Schule',
    'Ελένη’s School',
    'Skills',
    'Bread',
  ]);
  expect(await linksIn(file)).toEqual(['mailto:l@example.com', 'https://ada.example/(a)?b=%C3%B1']);
});

async function linksIn(file: File): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()) });
  const page = await (await loading.promise).getPage(1);
  const annotations: { url: string }[] = await page.getAnnotations();
  await loading.destroy();
  return annotations.map(({ url }) => url);
}

async function textsIn(file: File): Promise<string[][]> {
  const { pages } = await readWithPdfJs(await file.arrayBuffer());
  return pages.map((page) => page.map(({ text }) => text));
}

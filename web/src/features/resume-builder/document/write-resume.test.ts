import { expect, test } from 'vitest';
import { readDocument } from '#pdf/read-document.ts';
import { fontFiles } from '#pdf/testing/font-files.ts';
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
  const [page] = await readDocument(await file.arrayBuffer());
  expect(page!.map(({ text }) => text)).toEqual([
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

test('what comes out otherwise than it was typed is no file', async () => {
  const writing = writeResume({ ...RESUME, name: 'Ada 李' }, Promise.resolve(fontFiles));
  await expect(writing).rejects.toThrow('The text of the file is not what was typed.');
});

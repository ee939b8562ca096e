import { expect, test } from 'vitest';
import { materialOf } from '#material/material.ts';
import { materialOfResume } from './material-of-resume.ts';
import { BLANK_RESUME, type Resume } from './resume.ts';
import { resumeOfMaterial } from './resume-of-material.ts';

const resume: Resume = {
  name: 'Ada Fenwick',
  education: [{ school: 'Technical School', degree: 'Diploma', dates: '2009 – 2011' }],
  experience: [
    {
      company: 'Harbour Bakery',
      position: 'Senior Baker',
      dates: 'September 2016 – present',
      description: 'Led a team of 12 bakers\nCut flour waste by 30%',
    },
    { company: 'Rye & Co.', position: '', dates: '2011 – 2016', description: '' },
  ],
};

test('a résumé that was handed to the material comes back as it was', () => {
  expect(resumeOfMaterial(materialOf(materialOfResume(resume)))).toEqual(resume);
});

test('a dated line begins an entry, however its parts are set apart', () => {
  const work =
    'Baker | Binns (03/2014 - 06/2016)\n• Ran the ovens in 2015\n\nApprentice · Rye & Co.\t2011 to 2014';
  expect(resumeOfMaterial(materialOf({ work })).experience).toEqual([
    { position: 'Baker', company: 'Binns', dates: '03/2014 - 06/2016', description: 'Ran the ovens in 2015' },
    { position: 'Apprentice', company: 'Rye & Co.', dates: '2011 to 2014', description: '' },
  ]);
});

test('words without a date are one entry, and no words a blank form', () => {
  expect(resumeOfMaterial(materialOf({ education: 'Baking school' })).education).toEqual([
    { school: 'Baking school', degree: '', dates: '' },
  ]);
  expect(resumeOfMaterial(materialOf({}))).toEqual(BLANK_RESUME);
});

import type { ReadJob } from '@pythia/contracts/settled-jobs.ts';
import { expect, test } from 'vitest';
import { NO_MATERIAL } from '../../../../server/src/coach/material.ts';
import { listedJobs } from '../../../../server/src/coach/shaping/listed-jobs.ts';
import { type MaterialTexts, materialOf } from '#material/material.ts';
import { materialOfResume } from './material-of-resume.ts';
import { BLANK_EXTRAS, BLANK_RESUME, type Resume } from './resume.ts';
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
  extras: { ...BLANK_EXTRAS, skills: 'Sourdough, costing\nLanguages: English, Greek' },
};

const jobsIn = ({ name, education, work }: MaterialTexts): ReadJob[] =>
  listedJobs({ material: { ...NO_MATERIAL, name, education, work } }).jobs.map(
    ({ title, isCurrent, isSettled, isFound, ...job }) => ({
      ...job,
      role: title,
      is_current: isCurrent,
      is_settled: isSettled,
      is_found: isFound,
      source: [...job.source],
      doubts: [...job.doubts],
      lines: [...job.lines],
    }),
  );

test('a résumé that was handed to the material comes back as it was', () => {
  const material = materialOf(materialOfResume(resume));
  expect(resumeOfMaterial(material, jobsIn(material))).toEqual(resume);
});

test('its jobs are those that were read, without what is none and what belongs to another résumé', () => {
  const material = materialOf({ work: 'Baker, Rye & Co., 2019 – 2023\n- Led 4 bakers' });
  const [job] = jobsIn(material) as [ReadJob];
  const jobs: ReadJob[] = [
    { ...job, employer: 'Rye Bakeries' },
    { ...job, standing: 'none' },
    { ...job, is_found: false },
  ];
  expect(resumeOfMaterial(material, jobs).experience).toEqual([
    { company: 'Rye Bakeries', position: 'Baker', dates: '2019 – 2023', description: 'Led 4 bakers' },
  ]);
});

test('a school keeps its name where a country stands behind it', () => {
  const education = 'BSc Physics, University of Leeds, UK, 2015\nLeeds College, Leeds, UK, 2012';
  expect(resumeOfMaterial(materialOf({ education }), []).education).toEqual([
    { degree: 'BSc Physics', school: 'University of Leeds', dates: '2015' },
    { degree: '', school: 'Leeds College', dates: '2012' },
  ]);
});

test('words without a date are one entry, and no words a blank form', () => {
  expect(resumeOfMaterial(materialOf({ education: 'Baking school' }), []).education).toEqual([
    { school: 'Baking school', degree: '', dates: '' },
  ]);
  expect(resumeOfMaterial(materialOf({}), [])).toEqual(BLANK_RESUME);
});

const jobs = (work: string) =>
  resumeOfMaterial(materialOf({}), jobsIn(materialOf({ work }))).experience.map(
    ({ company, position, description }) => ({ company, position, description }),
  );
const BAKER = { company: 'Harbour Bakery', position: 'Senior Baker', description: 'Led twelve bakers' };

test('a company that ends as a title does is none', () => {
  for (const work of [
    'Unilever, Brand Manager, 2019 – 2023',
    'Brand Manager\nUnilever, Leicester, UK, 2019 – 2023',
  ])
    expect(jobs(work)).toEqual([{ company: 'Unilever', position: 'Brand Manager', description: '' }]);
});

test.each([
  'Senior Baker, Harbour Bakery, Leeds, UK, 2019 – 2023\n• Led twelve bakers',
  'Senior Baker, Harbour Bakery, UK, 2019 – 2023\n• Led twelve bakers',
  'Senior Baker, Harbour Bakery\nLeeds, UK 2019 – 2023\n• Led twelve bakers',
  'Senior Baker | Harbour Bakery\n2019 – 2023 | Leeds, United Kingdom\n• Led twelve bakers',
  'Senior Baker – Harbour Bakery\n2019 – 2023\n• Led twelve bakers',
  'Senior Baker, Harbour Bakery (2019 – 2023), Remote\n• Led twelve bakers',
  'Harbour Bakery, Leeds, UK\t2019 – 2023\nSenior Baker\n• Led twelve bakers',
  'Harbour Bakery\nSenior Baker\nLeeds, UK 2019 – 2023\n• Led twelve bakers',
  'Senior Baker\nHarbour Bakery\nLeeds, UK | 2019 – 2023\n• Led twelve bakers',
  'Senior Baker\nHarbour Bakery, Leeds, UK | 2019 – 2023\n• Led twelve bakers',
  'Harbour Bakery, Senior Baker, 2019 – 2023\n• Led twelve bakers',
  'Harbour Bakery, Manchester, UK\t2019 – 2023\nSenior Baker\n• Led twelve bakers',
  '2019 – 2023 Leeds, UK\nSenior Baker, Harbour Bakery\n• Led twelve bakers',
  'Harbour Bakery – Senior Baker (2019 – 2023)\n• Led twelve bakers',
])('where a job was is neither its company nor its position: %s', (work) => {
  expect(jobs(work)).toEqual([BAKER]);
  expect(jobs(`Head Baker, Binns, 2023 – present\n• Ran the ovens\n\n${work}`)).toEqual([
    { company: 'Binns', position: 'Head Baker', description: 'Ran the ovens' },
    BAKER,
  ]);
});

import { expect, test } from 'vitest';
import { readCandidate } from '../../../../server/src/coach/candidate/read-candidate.ts';
import { fitMaterial, materialOfResume } from './material-of-resume.ts';
import { BLANK_ENTRIES } from './resume.ts';

const material = materialOfResume({
  name: ' Ada ',
  education: [
    { school: 'Technical School', degree: 'Diploma', dates: '2009 – 2011' },
    BLANK_ENTRIES.education,
  ],
  experience: [
    {
      company: 'Harbour Bakery',
      position: 'Senior Baker',
      dates: '2016 – present',
      description: '• Led a team of 12 bakers\nCut flour waste by 30%',
    },
    BLANK_ENTRIES.experience,
    { company: 'Rye & Co.', position: '', dates: '2011 – 2016', description: '' },
    { company: '', position: '', dates: '', description: 'Baked 300 loaves' },
  ],
  extras: {
    email: 'ada@example.com',
    phone: '0113 496 0000',
    place: 'Leeds',
    links: 'github.com/ada',
    skills: 'Ovens: deck oven, rack oven\nLanguages: English, Greek\nSourdough',
  },
});

test('a place is a line, what was done there a list below it, and what is blank and how to reach somebody is nothing', () => {
  expect(material).toEqual({
    name: 'Ada',
    education: 'Diploma, Technical School, 2009 – 2011',
    work: 'Senior Baker, Harbour Bakery, 2016 – present\n- Led a team of 12 bakers\n- Cut flour waste by 30%\n\nRye & Co., 2011 – 2016\n- Baked 300 loaves\n\nSkills: deck oven, rack oven, Sourdough\n\nLanguages: English, Greek',
  });
});

test('the coach finds the places, and tells what was done there', () => {
  const parts = { company: '', role: '', jobDescription: '', name: '', education: '', work: '' };
  const candidate = readCandidate({
    ...parts,
    ...material,
    stories: [],
    settled: [],
    settledJobs: [],
    facts: {},
    other: '',
  });
  expect(candidate.places[0]).toMatchObject({
    title: 'Senior Baker',
    employer: 'Harbour Bakery',
    from: '2016',
    isCurrent: true,
  });
  const told = candidate.episodes.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  expect(told).toEqual(['I led a team of 12 bakers.', 'I cut flour waste by 30%.', 'I baked 300 loaves.']);
  expect(candidate.holdings.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'skill deck oven',
    'skill rack oven',
    'skill Sourdough',
    'language English',
    'language Greek',
    'degree Diploma, Technical School, 2009 to 2011',
  ]);
});

test('what an interview has no room for is told, and nothing ends within a word', () => {
  const work = 'Baked bread and rolls '.repeat(250);
  const { parts, rest } = fitMaterial({ name: 'Ada', work });
  expect(parts.name).toBe('Ada');
  expect(parts.work!.length).toBeLessThanOrEqual(5_000);
  expect(`${parts.work} ${rest}`).toBe(work.trim());
  expect(fitMaterial({ name: 'Ada' })).toEqual({ parts: { name: 'Ada' }, rest: '' });
});

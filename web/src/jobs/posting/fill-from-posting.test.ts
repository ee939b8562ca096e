import { expect, it } from 'vitest';
import { fillFromPosting } from './fill-from-posting.ts';

const jobDescription = 'Senior Baker at Harbour Bakery\nWe bake bread.';
const pasted = { company: '', role: '', jobDescription };

it('fills both names that are empty', () => {
  expect(fillFromPosting(pasted)).toEqual({
    job: { company: 'Harbour Bakery', role: 'Senior Baker', jobDescription },
    note: 'Company and role were read from the posting.',
  });
});

it.each([
  ['company', 'Rye & Co.', 'Role was read from the posting.'],
  ['role', 'Nurse', 'Company was read from the posting.'],
] as const)('leaves a %s that is there', (part, name, note) => {
  const filled = fillFromPosting({ ...pasted, [part]: name });
  expect([filled?.job[part], filled?.note]).toEqual([name, note]);
});

it.each([
  ['both names are there', { ...pasted, company: 'Rye & Co.', role: 'Nurse' }],
  ['the posting names neither', { ...pasted, jobDescription: '' }],
])('fills nothing where %s', (_, job) => expect(fillFromPosting(job)).toBeNull());

import { expect, it } from 'vitest';
import { fillFromPosting } from './fill-from-posting.ts';

const empty = { company: '', role: '', jobDescription: '' };
const jobDescription = 'Senior Baker at Harbour Bakery\nWe bake bread.';

it('fills both names that are empty', () => {
  expect(fillFromPosting(empty, { ...empty, jobDescription })).toEqual({
    job: { company: 'Harbour Bakery', role: 'Senior Baker', jobDescription },
    note: 'Company and role were read from the posting.',
  });
});

it.each([
  ['company', 'Rye & Co.', 'Role was read from the posting.'],
  ['role', 'Nurse', 'Company was read from the posting.'],
] as const)('leaves a %s that is there', (part, name, note) => {
  const before = { ...empty, [part]: name };
  const filled = fillFromPosting(before, { ...before, jobDescription });
  expect([filled.job[part], filled.note]).toEqual([name, note]);
});

it('does not read what is typed letter by letter', () => {
  const typed = { ...empty, jobDescription };
  expect(fillFromPosting({ ...typed, jobDescription: jobDescription.slice(0, -1) }, typed)).toEqual({
    job: typed,
    note: null,
  });
});

import { expect, test } from 'vitest';
import type { BenchQuestion, WrittenCandidate } from './bench-candidate.ts';
import { findInventions } from './inventions.ts';

const candidate: WrittenCandidate = {
  field: 'sailor',
  set: 'tuning',
  employers: [],
  material: {
    company: 'Brackwater',
    role: 'Skipper',
    jobDescription: 'You steer 14 barges to Antwerp.',
    name: 'Odo Fern',
    education: '',
    work: 'I moored twelve barges at Ghent with Tobias, using SeaChart.',
    stories: [],
    other: '',
  },
  questions: [],
};

const inventionsOf = (
  text: string,
  kind: BenchQuestion['kind'] = 'behavioural',
  ask = 'Do you know Navix?',
) =>
  findInventions(
    candidate,
    {
      question: { ask, kind, wording: 'plain', right: [] },
      text,
      offered: { stories: [], isChoice: false, isOwn: false },
      ms: 0,
      askedBefore: [],
    },
    'A Beaufort of 9 is a strong gale.',
  );

test('What stands in the material or in the question is no invention', () => {
  expect(inventionsOf('At Ghent I moored 12 barges with **Tobias**. I have not used Navix.')).toEqual([]);
});

test('What else a coach is given beside the material is read for none', () => {
  const material = {
    ...candidate.material,
    settled: [],
    settledJobs: [],
    facts: { start: { answer: 'in May', isSkipped: false } },
  };
  const question: BenchQuestion = { ask: 'When?', kind: 'hr', wording: 'plain', right: [] };
  const answered = {
    question,
    text: 'At Ghent.',
    offered: { stories: [], isChoice: false, isOwn: false },
    ms: 0,
    askedBefore: [],
  };
  expect(findInventions({ ...candidate, material }, answered, '')).toEqual([]);
});

test('Numbers, names and technologies that stand nowhere are listed, also below the rule', () => {
  const answer = 'I moored 13 barges with Ilka. GraphQL helped.\n\n---\n\n- In Bruges I moored seven.';
  expect(inventionsOf(answer)).toEqual(['13', 'Ilka', 'GraphQL', 'Bruges', 'seven']);
});

test('A capital letter at the beginning of a sentence or a line is no name', () => {
  expect(inventionsOf('Mooring is quiet work.\n\n---\n\n- Afterwards I slept.')).toEqual([]);
});

test('A fact of the job is an invention where it is told as experience', () => {
  expect(inventionsOf('I steered 14 barges to Antwerp.')).toEqual(['14', 'Antwerp']);
  expect(inventionsOf('You need somebody for 14 barges to Antwerp.')).toEqual([]);
  expect(inventionsOf('The 14 barges to Antwerp drew me here.', 'motivation')).toEqual([]);
});

test('General knowledge may be named in an explanation alone', () => {
  expect(inventionsOf('A Beaufort of 9 is rough.', 'explanation')).toEqual([]);
  expect(inventionsOf('We had a Beaufort of 9.')).toEqual(['Beaufort', '9']);
});

test('The assumed numbers of an estimate are no inventions, names are', () => {
  const answer = 'I assume 14 gulls for each of the 300 people of Ostend.';
  expect(inventionsOf(answer, 'brain teaser')).toEqual(['Ostend']);
});

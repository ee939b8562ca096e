import { type UsualId, USUAL_QUESTIONS } from '@pythia/contracts/usual-questions.ts';
import { expect, test } from 'vitest';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from '../testing/asked.ts';

const JOB = 'Clerk, Rye & Co., York, 2019 - present\n';

function say(id: UsualId, work: string): string {
  const candidate = candidateFrom({ name: 'Ana Rye', work });
  const question = asks(USUAL_QUESTIONS[id].question, 'open', { usual: id });
  const asked = [{ question, found: foundByMarks(candidate) }];
  return sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text;
}

test.each<[UsualId, string, string]>([
  ['led-team', 'My desk is 14 people over two shifts.', '14 people'],
  ['weakness', 'Filing is not my best subject. It gets done but it gets done last.', 'done last'],
  ['why-leaving', 'Office shuts end of May, work going to Leeds.', 'shuts'],
  [
    'learned-quickly',
    'When the new press came there was no training for it so I read up on it over one weekend.',
    'press',
  ],
  [
    'mistake',
    'Things that went wrong: 2016, the post. I got called off, came back and signed the bag off, never shut it. Since then I put a red tag on each.',
    'never shut',
  ],
  ['mistake', 'Mar 2023: deployed a change on a Friday w/o telling the desk.', 'I deployed a change'],
  ['achievement', 'The move: led a crew of five. No crate lost.', 'I led a crew of five'],
  ['colleagues-say', 'The director of the desk wrote: "Ana is the calmest clerk here."', 'calmest'],
])('what answers is told, in whatever style it is written: %s', (id, line, told) => {
  expect(say(id, `${JOB}- ${line}`)).toContain(told);
});

test('one of many who is told of begins a story', () => {
  const before = 'I released 16 desks in August, believing that none was taken. I rang the head myself.';
  const regular = 'One regular complained on each of his visits. I asked to walk the room with him.';
  expect(say('difficult-customer', `${JOB}${before}\n${regular}`)).toBe(regular.replace('. ', '.\n'));
});

test('what a team did and one shared little of is not led', () => {
  const line = 'Team of 7 moved the desk to the cellar, 18 months; I did lists only';
  expect(say('led-team', `${JOB}- ${line}`)).not.toContain('Team of 7');
});

test('the title of a talk is nobody’s praise', () => {
  const work = `${JOB}- Sorted 40 boxes in a day\n\nOTHER\nSpeaker at a local meetup, 2024: "Boring lists are good lists"`;
  expect(say('colleagues-say', work)).not.toContain('Boring');
});

test('no fact is asked for beside a question that seeks none', () => {
  const candidate = candidateFrom({ work: `${JOB}- Sorted 40 boxes` });
  const asked = 'What do the night clerks say about you after hours?';
  const question = asks(asked, 'logistics', { usual: 'colleagues-say', matter: 'hours' });
  expect(sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD }).note).toBeNull();
});

test('nobody’s address is knowledge of the company', () => {
  const posting =
    'Clerk\nRye & Co., York\nWe sell rye bread in three towns of the north.\nRing Bo now or send a CV to us.';
  const candidate = candidateFrom({ company: 'Rye & Co.', role: 'Clerk', jobDescription: posting });
  const question = asks(USUAL_QUESTIONS['know-about-us'].question, 'open', { usual: 'know-about-us' });
  const { text } = sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD });
  expect(text).toContain('rye bread');
  expect(text).not.toContain('Ring');
});

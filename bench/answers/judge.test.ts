import { openFrame } from '@pythia/contracts/usual-questions.ts';
import { expect, test } from 'vitest';
import type { BenchQuestion } from './bench-candidate.ts';
import { holds, judge } from './judge.ts';

const question: BenchQuestion = {
  ask: 'What have you broken?',
  kind: 'behavioural',
  wording: 'plain',
  right: [['wrong workspace', 'day and a half']],
  wrong: ['€410,000'],
};

test('A right mark in what is said aloud makes the first claim right', () => {
  const answer = 'I ran it against the **wrong** workspace.\n\n---\n\n- I cut the bill by €410,000.';
  expect(judge(question, answer)).toMatchObject({ firstIsRight: true, isAmongThree: true });
});

test('A right mark below the rule is among the three only', () => {
  const answer = 'I led a team.\n\n---\n\n- Staging was down for a day and a half.';
  expect(judge(question, answer)).toMatchObject({ firstIsRight: false, isAmongThree: true });
});

test('A story that is offered by its title is among the three, and never the first claim', () => {
  const reply = {
    text: 'I have three stories.\n\n---\n\n- A bad Monday',
    offered: ['It was the wrong workspace.'],
  };
  expect(judge(question, reply.text, reply.offered)).toMatchObject({
    firstIsRight: false,
    isAmongThree: true,
  });
});

test('A wrong mark beside the right one spoils the first claim', () => {
  expect(judge(question, 'The wrong workspace cost €410,000.').firstIsRight).toBe(false);
});

test('A right mark after ninety words is not heard', () => {
  const answer = `${'word '.repeat(90)}wrong workspace`;
  expect(judge(question, answer)).toMatchObject({ firstIsRight: false, isAmongThree: true });
});

test('A compound wants a mark of each of its parts', () => {
  const compound: BenchQuestion = { ...question, right: [['Ghent'], ['Terraform']] };
  expect(judge(compound, 'I was in Ghent.').isAmongThree).toBe(false);
  expect(judge(compound, 'I used Terraform in Ghent.').isAmongThree).toBe(true);
});

test.each([
  ['It cost £8.', '£8', true],
  ['It cost £80.', '£8', false],
  ['It cost £8.50.', '£8', false],
  ['We unload at night.', 'load', false],
  ['We load at night.', 'LOAD', true],
  ['the drivers’  hours', "drivers' hours", true],
  ['It fell to 9%.', '9 %', true],
  ['my salary: [figure]', '[', true],
  ['What do you ship?', '?', true],
])('%j holds %j: %s', (text, mark, expected) => {
  expect(holds(text, mark)).toBe(expected);
});

test('a blank to fill in is right for a weakness', () => {
  const weakness: BenchQuestion = { ...question, kind: 'weakness' };
  expect(judge(weakness, openFrame('weakness').join('\n')).firstIsRight).toBe(true);
  expect(judge(weakness, openFrame('why-this-job').join('\n')).firstIsRight).toBe(false);
  expect(judge(question, openFrame('weakness').join('\n')).firstIsRight).toBe(false);
});

test('a blank is right for a motive beside something of the candidate’s own', () => {
  const motive: BenchQuestion = { ...question, kind: 'motivation', right: [['120 bakeries'], ['Ghent']] };
  const blanks = openFrame('why-this-job').join('\n');
  expect(judge(motive, `I ran a depot in Ghent.\n${blanks}`).firstIsRight).toBe(true);
  expect(judge(motive, `I ran a depot.\n${blanks}`).firstIsRight).toBe(false);
});

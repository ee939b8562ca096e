import { expect, test } from 'vitest';
import { NOWHERE } from '../layout/place-of.ts';
import { splitBeats } from './split-beats.ts';

const said = (...sentences: string[]): string[] =>
  splitBeats(sentences, { ...NOWHERE, employer: 'Rye & Co.' }).map(({ text }) => text);

test('a semicolon ends a beat, and each has its own “I”', () => {
  expect(said('Led four bakers; two ovens failed; cut waste by 10%')).toEqual([
    'I led four bakers.',
    'Two ovens failed.',
    'I cut waste by 10%.',
  ]);
});

test('so does a colon before what was done, behind which there is none', () => {
  expect(said('A customer fainted at till 4: cleared the aisle and rang 999')).toEqual([
    'A customer fainted at till 4.',
    'Cleared the aisle and rang 999.',
  ]);
  expect(said('Recovery of a failing depot project: new baseline, daily stand-ups')).toHaveLength(1);
});

test('a list stays whole, and what goes on behind a semicolon has no “I”', () => {
  expect(said('Drafted contracts; wills; leases and deeds')).toEqual([
    'I drafted contracts; wills; leases and deeds.',
  ]);
  expect(said('Raised £9,000 for the club; named in the report of the year')).toEqual([
    'I raised £9,000 for the club.',
    'Named in the report of the year.',
  ]);
});

test('a long sentence breaks where another subject comes in', () => {
  const long =
    'On the third day of the flood the cellar stood under water and nobody had the key to the pump house, so I broke the lock with a crowbar and we had it dry by noon the next day.';
  expect(said(long)).toEqual([
    'On the third day of the flood the cellar stood under water and nobody had the key to the pump house.',
    'So I broke the lock with a crowbar and we had it dry by noon the next day.',
  ]);
});

test('headers are no beats, unless nothing else is told', () => {
  expect(said('Project: new depot', 'Rye & Co., York, 2019 to 2021', 'Moved forty racks.')).toEqual([
    'I moved forty racks.',
  ]);
  expect(said('Project: rewired nine floors of the town hall', 'No outage.')).toEqual([
    'Project: rewired nine floors of the town hall.',
    'No outage.',
  ]);
  expect(said('Project: new depot')).toEqual(['Project: new depot.']);
  expect(said('Rye & Co. wanted a second oven.', 'Raised sales from 2019 to 2021')).toEqual([
    'Rye & Co. wanted a second oven.',
    'I raised sales from 2019 to 2021.',
  ]);
});

test('a label that its user wrote names the beats behind it, and is not said', () => {
  const beats = splitBeats(
    ['Situation: storm, 22 agents. Task: keep the wait short', 'It was May.', 'Result: sold out.'],
    NOWHERE,
  );
  expect(beats.map(({ stage, text }) => [stage, text])).toEqual([
    ['situation', 'Storm, 22 agents.'],
    ['task', 'Keep the wait short.'],
    ['task', 'It was May.'],
    ['result', 'Sold out.'],
  ]);
});

test('the beats of one sentence know each other', () => {
  const beats = splitBeats(['Led four bakers; cut waste.', 'It held.'], NOWHERE);
  expect(beats.map(({ sentence }) => sentence)).toEqual([0, 1]);
  expect(
    splitBeats(['Led four bakers; cut waste by half', 'It held.'], NOWHERE).map(({ sentence }) => sentence),
  ).toEqual([0, 0, 1]);
});

test('the letters of the four parts are labels as well', () => {
  const beats = splitBeats(
    ['S: school had no garden.', 'T – find money.', 'A: wrote to eleven local firms.', 'R: six raised beds.'],
    NOWHERE,
  );
  expect(beats.map(({ stage, text }) => [stage, text])).toEqual([
    ['situation', 'School had no garden.'],
    ['action', 'I wrote to eleven local firms.'],
    ['result', 'Six raised beds.'],
  ]);
});

test('a task that says nothing is left out', () => {
  expect(
    said('Situation: new colleague in tears.', 'Task: none was given to me.', 'Action: took her class.'),
  ).toEqual(['New colleague in tears.', 'I took her class.']);
  expect(said('Situation: a strike.', 'Task: keep the school run going.')).toHaveLength(2);
});

test('what stands in brackets is not broken at its colon', () => {
  const line = 'Took pick-up from 88% to 96% (proudest of this: did it without dropping one carrier)';
  expect(said(line)).toEqual([`I ${line.charAt(0).toLowerCase()}${line.slice(1)}.`]);
});

import { expect, test } from 'vitest';
import { candidateFrom } from '../testing/asked.ts';
import { isOwnMistake } from '../went-wrong.ts';
import { isConflict, isOfOthers, isToAnothersCredit } from './kinds-of-story.ts';
import { isFlattering } from './pick-story.ts';

const isTold = (story: string): boolean =>
  candidateFrom({ work: `Manager, Rye & Co., 2019 - present\n- ${story}` }).episodes.some(isConflict);

test.each([
  ['Talked a colleague out of quitting after a row about holiday dates', true],
  ['Two bakers had a row, and I drew up a rota with both', true],
  ['Came first three years in a row over all shops', false],
])('a quarrel is told by its words: %s', (story, is) => {
  expect(isTold(story)).toBe(is);
});

const storyOf = (story: string) =>
  candidateFrom({ work: `Manager, Rye & Co., 2019 - present\n- ${story}` }).episodes;

test.each([
  'A framework for resurfacing across four districts. The central office let that, not me; I supplied the lengths.',
  'A new menu for the spring: the head chef wrote it, I tested three of the dishes',
  'The school won an award in 2016. That was the director’s work. I was one of nine who were watched.',
  'New analyser: validation led by Hakim; I ran 200 of the samples',
  'Marta at reception had the idea of a late soup, I found her the pot',
])('what somebody else did is to their credit: %s', (story) => {
  expect(storyOf(story).some(isToAnothersCredit)).toBe(true);
});

test.each([
  'I wrote a guide for new starters, and my manager made it the standard',
  'Moved the fast lines to the doors, and the work was done by Friday',
  'My team did it in three weeks, because I gave each of them one table',
])('and what the candidate did is theirs, whoever comes in: %s', (story) => {
  expect(storyOf(story).some(isToAnothersCredit)).toBe(false);
});

test('a prize is read in brackets too, and many brackets are read as fast as their text', () => {
  expect(isOfOthers('Shop in the north (run by six of the staff) won a prize for its bread')).toBe(true);
  expect(isOfOthers('Won a prize for rye bread (my own recipe)')).toBe(false);
  const before = process.threadCpuUsage();
  expect(isOfOthers('loaf ('.repeat(10_000))).toBe(false);
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
});

test('a quarrel of a teacher with a colleague is theirs, though there are students in it', () => {
  expect(
    isTold('A colleague and I disagreed about phones. The students did not know where they stood.'),
  ).toBe(true);
  expect(isTold('A couple argued with me about their cabin, and I moved them.')).toBe(false);
});

test.each([
  'Made redundant when the office closed, and passed an HNC with merit',
  'Double-booked the Garden Room in June 2023. I owned up to both.',
  'Set out a car park from a drawing that had been superseded: 200 m of kerb lifted. Print no drawing now without looking up its revision.',
  'Setback: pilot of a cheaper polymer clogged the press. Stopped after nine days.',
  'No driving licence yet, test booked in March',
  'A release of mine crashed for everybody because I had only tested on new phones. I had a fix in two hours.',
  'I marked a set of tests by the grid of 2019. I check the date of every grid now before I start.',
])('a confession or a job lost flatters nobody: %s', (story) => {
  expect(storyOf(story).some(isFlattering)).toBe(false);
});

test('what was agreed with both is no mistake, though nobody has called since', () => {
  const [row] = storyOf('Found a way between two households. I agreed hours signed by both, no call since.');
  expect(isOwnMistake(row!)).toBe(false);
});

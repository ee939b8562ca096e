import { expect, test } from 'vitest';
import { unprovedBy } from './testing/unproved-by.ts';

const LINES = [
  'Ilse Brandt, planner',
  'Northquay Freight, Bremen – Planner, 2019–present',
  'Empty runs from 19% to 12%; rewrote the loading cards',
  'Hilltop Dairy, Kassel – Shift Supervisor, 2013–2019',
  'Night shift of 14, introduced colour labels',
  'The fleet tender was won by our sales team; I calculated the routes',
  'Petra wrote the safety policy; I piloted it',
  'The drone mapping was done by my colleague; I used the maps',
  'Robots: never programmed one',
  'Boiler lost at 24 m of pipe; 3.1 TB of logs; a queue of 6 minutes',
].map((text) => ({ text, source: 'From your résumé' }));

const unprovedIn = unprovedBy(LINES);

test.each([
  ['I won the fleet tender.', 'I won the fleet tender'],
  ['I wrote the safety policy for the yard.', 'I wrote the safety policy'],
  ['I also programmed robots.', 'I also programmed robots'],
  ['At Hilltop I rewrote the loading cards.', 'Hilltop'],
  ['I introduced colour labels at Northquay Freight.', 'Northquay Freight'],
  ['The boiler was lost at 24 feet.', '24 feet'],
  ['It keeps 3.1 petabytes.', '3.1 petabytes'],
])('what the material tells of somebody or something else is told: %s', async (text, invented) => {
  expect(await unprovedIn(text)).toEqual([invented]);
});

test.each([
  'I calculated the routes for the fleet tender.',
  'I piloted the safety policy.',
  'Petra wrote the safety policy, and I piloted it.',
  'I never programmed robots.',
  'At Northquay Freight I rewrote the loading cards.',
  'At Hilltop I introduced colour labels.',
  'The boiler was lost at 24 metres.',
])('and what it tells so is not: %s', async (text) => {
  expect(await unprovedIn(text)).toEqual([]);
});

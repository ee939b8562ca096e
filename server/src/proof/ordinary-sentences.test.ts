import { expect, test } from 'vitest';
import { unprovedBy } from './testing/unproved-by.ts';

const unprovedIn = (text: string, lines: readonly string[]): Promise<string[]> =>
  unprovedBy(lines.map((line) => ({ text: line, source: '' })))(text);

test.each([
  [
    'a fraction without a word of change',
    'Cut queue from 40 to 30 minutes',
    'A quarter of my patients came back.',
    'A quarter',
  ],
  [
    'a difference of money of another thing',
    'Cut waste from £90,000 to £60,000',
    'I got a bonus of £30,000.',
    '£30,000',
  ],
  [
    'a sum of things counted of another thing',
    'Marked 180 exam scripts and 145 essays',
    'I taught 325 students.',
    '325',
  ],
  ['half a year', 'Nurse, Leeds', 'I ran the whole ward for half a year.', 'half a year'],
  [
    'half a year that was planned and is done',
    'Ran shop',
    'The plan was six months, and we did it in half a year.',
    'half a year',
  ],
  [
    'half an hour behind another deed',
    "Chef at Rosa's",
    'I stopped and had half an hour to decide.',
    'half an hour',
  ],
  [
    'measures of three decimals as thousands',
    'Improved accuracy from 0.8 to 2.500 mm',
    'I set the gap to 2,500 mm.',
    '2,500',
  ],
  ['a ticket that was earned', 'Labourer, 40-home site', 'I earned a dumper ticket.', 'dumper ticket'],
])('is told: %s', async (_, line, text, told) => {
  expect(await unprovedIn(text, [line])).toContain(told);
});

test.each([
  ['a scan', 'Nurse', 'A brain scan came back clear and we cried.'],
  ['a reader', 'Editor', 'I think of the busy reader first.'],
  ['what has the words of a technique', 'Barista', 'I sold cold brew all summer.'],
  ['a shop without a till', 'Kitchen porter', 'The kitchen had no till, only a notebook.'],
  ['a road', 'Clerk', 'The port access road was shut.'],
  [
    'a measure of three decimals',
    'Dispensed 2.500 ml doses',
    'I dispensed doses of two and a half millilitres.',
  ],
  ['a lost card', 'Bank clerk', 'A customer with a lost card was crying.'],
  ['a ticket passed on', 'Support engineer', 'I passed the billing ticket to another team.'],
  ['a part of a title', 'Owner of a shop', 'I am the co-owner of a shop.'],
  ['a title in short', 'Police Sgt, Leeds', 'As a sergeant I looked after my team.'],
  ['another who is qualified', 'Head of maths', 'I mentored a newly-qualified teacher.'],
  ['who may use something', 'HR officer', 'I was an authorised user of the payroll.'],
  ['a certificate of others', 'Clerk', 'I found a missing certificate in the files.'],
  ['letters that are a legal form elsewhere', 'PLC and SCADA work', 'I did programmable logic controllers.'],
  ['a boy', 'Carer', 'I was made head boy in my last year.'],
])('is everyday speech: %s', async (_, line, text) => {
  expect(await unprovedIn(text, [line])).toEqual([]);
});

test('a figure stands in one of two short lines', async () => {
  const lines = ['Editor at Daily Post, 14 pages a week', 'Staff of 6'];
  expect(await unprovedIn('At the Daily Post I edited with a staff of six.', lines)).toEqual([]);
});

test('a technique of common words is told where it is used', async () => {
  expect(await unprovedIn('We identify clients by video identification.', ['Clerk'])).toEqual([
    'video identification',
  ]);
});

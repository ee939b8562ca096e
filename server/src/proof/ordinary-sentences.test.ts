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
    'a fraction that shares no word with its figures',
    'Cut queue from 30 to 10 minutes',
    'A third of the visitors were new.',
    'A third',
  ],
  [
    'a change by a fraction of other figures',
    'Cut queue from 40 to 30 minutes',
    'Complaints went down by a quarter.',
    'a quarter',
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
  [
    'a small share that is no other',
    'Absence 4.8%',
    'One wrong order in forty came back.',
    'One wrong order in forty',
  ],
  [
    'half of a half',
    'Raised £9,000, half from events and half from trusts',
    'I won a grant of £2,250.',
    '£2,250',
  ],
  ['half of what is no sum', 'Salary £32,000, half-day Fridays', 'I earned £16,000.', '£16,000'],
  [
    'a year of another time',
    'Nurse, 2010–2014 // Carer since 2020',
    'I am in my fifteenth year here.',
    'fifteenth',
  ],
  ['people by the number of a room', 'Ward 7 w/ 20 beds', 'I led seven nurses.', 'seven'],
  ['knots', 'Winds of 20 kt', 'I trained twenty thousand sailors.', 'twenty thousand'],
  ['a level by other letters', 'S2 pupils', 'I taught Stage 2.', 'Stage'],
  ['hours by kilometres', 'Drove 9 hours 30 km', 'I drove nine and a half hours.', 'nine and a half hours'],
  ['a day by its hours', 'Calls 12/hour', 'I handled 288 a day.', '288'],
  ['nearly what is less', 'Uptime 91%', 'We held nearly 95% uptime.', '95%'],
  ['a language by a firm', 'Norsk Hydro, operator', 'I am fluent in Norwegian.', 'Norwegian'],
  [
    'a university by a firm',
    'KTH Logistics',
    'I studied at the Royal Institute of Technology.',
    'Royal Institute of Technology',
  ],
  ['a degree by a club', 'AA patrol, Leeds', 'I have an associate degree.', 'degree'],
  [
    'a title by mice',
    'Pest control: Mice, Rats',
    'I am a chartered civil engineer.',
    'chartered civil engineer',
  ],
  ['a time by a car', 'Chauffeur, sedan 2019', 'I have been a chauffeur for six years.', 'six years'],
  ['a time by a firm', 'Waiter 2015 – Oggi Pizzeria', "I've been a waiter for ten years.", 'ten years'],
  ['a month by a county', 'County Mayo 2016, guide', 'I moved there in May 2016.', 'May 2016'],
  ['a line by names elsewhere', 'Fixed 45 boats // Old Kent Brewery', 'The OKB45 line was mine.', 'OKB45'],
])('is told: %s', async (_, line, text, told) => {
  expect(await unprovedIn(text, line.split(' // '))).toContain(told);
});

test('more than last year is no difference to the pay of a posting', async () => {
  const lines = [
    { text: 'Won £45,000 in grants', source: '' },
    { text: 'Salary £62,000', source: null, isOfPosting: true },
  ];
  expect(await unprovedBy(lines)('I raised £17,000 more than last year.')).toEqual(['£17,000']);
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
  ['a language with its level', 'Español nivel B2', 'I speak Spanish.'],
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

test('a fraction of what was told before is of any line', async () => {
  expect(await unprovedIn("That's about a quarter less.", ['Cut queue from 40 to 30 minutes'])).toEqual([]);
});

test('a technique of common words is told where it is used', async () => {
  expect(await unprovedIn('We identify clients by video identification.', ['Clerk'])).toEqual([
    'video identification',
  ]);
});

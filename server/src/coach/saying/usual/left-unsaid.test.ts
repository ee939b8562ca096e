import { openFrame, type UsualId, USUAL_QUESTIONS } from '@pythia/contracts/usual-questions.ts';
import { expect, test } from 'vitest';
import type { Material } from '#coach/material.ts';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateFrom, NOTHING_TOLD } from '../testing/asked.ts';

const JOB = 'Clerk, Rye & Co., York, 2019 - present\n- Sorted 40 boxes in a day';
const PAST = 'Clerk, Rye & Co., York, 2016 - 2023\n';

function say(id: UsualId, material: Partial<Material>, heading?: string): string {
  const read = candidateFrom(material);
  const candidate = { ...read, episodes: read.episodes.map((one) => ({ ...one, heading })) };
  const question = asks(USUAL_QUESTIONS[id].question, 'open', { usual: id });
  return sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD }).text;
}

test.each([
  ['why-leaving', 'WHY I AM LEAVING', 'I want a desk nearer to the sea.'],
  ['why-leaving', 'REASON FOR LEAVING', 'The journey takes two hours.'],
  ['work-style', 'WAY OF WORKING', 'Lists in the morning, calls after lunch.'],
  ['prioritise', 'HOW I PRIORITISE', 'Whoever is waiting, before whatever is late.'],
  ['five-years', 'CAREER GOAL', 'A records office of my own.'],
] as const)('what stands under a heading that asks the same answers %s: %s', (id, heading, line) => {
  expect(say(id, { other: line }, heading)).toContain(line);
});

test.each([
  ['why-leaving', 'WHY I AM LEAVING', 'My manager bullies me and I am off with stress.'],
  ['why-leaving', 'WHY LEAVING', 'Conflict with my manager.'],
  ['why-leaving', 'REASON FOR LEAVING', 'I was sacked.'],
  ['work-style', 'HOW I WORK', 'My last manager and I quarrelled over it.'],
  ['work-style', 'HOW I WORK', 'I am bipolar and work in the mornings.'],
  ['prioritise', 'ORDER PICKING', 'I rebuilt the pick route and cut walking by a third.'],
  ['five-years', 'PROJECT OBJECTIVE', 'To move 40 shops to new tills before Christmas.'],
] as const)(
  'no illness, no quarrel and nothing else of such a word answers %s: %s, %s',
  (id, heading, line) => {
    expect(say(id, { other: line }, heading)).not.toContain(line.slice(0, 20));
  },
);

test.each([
  ['why-leaving', 'Reason for delay: steel came late. I resequenced the roof and saved three weeks.'],
  ['why-leaving', 'Reason codes: wrote 14 for the returns desk.'],
  ['five-years', 'Production targets: met in nine of ten months.'],
  ['five-years', 'Looking ahead: drew up a ten-year plan for 300 houses.'],
  ['prioritise', 'Court order: served 12 in one week.'],
  ['work-style', 'Style of working: my manager found me too slow at first and we quarrelled.'],
] as const)('a label of a duty is no answer to %s: %s', (id, line) => {
  const [first = ''] = /(?<=: )\w+ \w+/.exec(line) ?? [];
  expect(say(id, { work: `${JOB}\n- ${line}` }).toLowerCase()).not.toContain(first.toLowerCase());
});

test.each([
  'I left because I had a breakdown after a quarrel with my manager.',
  'I left because I was depressed.',
  'I left when the chef threw a pan at me.',
  'I left after the boiler of a tenant blew up to fetch heaters for her.',
  'I left as the first of us and came back last in the floods of 2019.',
  'Built the dashboard that shows which stock is moving and which is not.',
  'I was made redundant after a breakdown.',
])('a grief or another leaving is no reason for leaving: %s', (line) => {
  const work = `${PAST}${line}\nI sorted 40 boxes in a day.`;
  expect(say('why-leaving', { work })).not.toContain(line.slice(2, 20));
});

test('but one that is given is', () => {
  const line = 'I left because the journey took two hours.';
  expect(say('why-leaving', { work: `${PAST}${line}\nI sorted 40 boxes in a day.` })).toContain(line);
});

test.each([
  ['Looking for £40,000 (full time equivalent, I want 3 days only)', '3 days only'],
  ['looking for 45,000 (without car)', '(without car)'],
])('a wish is said with its condition: %s', (other, condition) => {
  expect(say('salary', { work: JOB, other })).toContain(condition);
});

test('pastimes are said with what is in brackets', () => {
  const other = 'Interests: Chess (county champion in 2011 and 2014), running (10k)';
  expect(say('hobbies', { work: JOB, other })).toContain('Chess (county champion in 2011 and 2014)');
});

test.each([
  ['Notice period: September, after the audit.', 'My notice is September, after the audit.'],
  ['Notice: One month.', 'My notice is one month.'],
])('a notice keeps its names in capitals: %s', (other, said) => {
  expect(say('start-date', { work: JOB, other })).toBe(said);
});

test('a board is no heading of a notice', () => {
  const work = `${JOB}\n\nNOTICE BOARD\n\nNotice 14 days of rota ahead.`;
  expect(say('start-date', { work })).toBe(openFrame('start-date').join('\n'));
});

test('who coordinates volunteers has a job', () => {
  const work =
    'Volunteer Coordinator, Hope Hospice, Leeds, 2021 - present\n- Recruited 60 volunteers\n\nCashier, Oak Ltd, Leeds, 2015 - 2021\n- Trained six cashiers on the tills';
  expect(say('about-yourself', { work })).toMatch(
    /^I work as Volunteer Coordinator at Hope Hospice\.[^]*Earlier I worked as Cashier/,
  );
});

const VOLUNTEER =
  'Shop Manager, Oak Ltd, Derby, 2015 - present\n- Ran a team of 18.\n\nSales Assistant, Boots, Derby, 2002 - 2015\n- Sold the most in the region in 2012.\n\nVolunteer, Sue Ryder, Derby, 2019 - present\n- Sorted clothes on Sundays.';

test('jobs are told in the order of their years, and none that is unpaid as where one began', () => {
  expect(say('cv-gap', { work: VOLUNTEER })).toMatch(/From 2002 [^]*Since 2015 [^]*Since 2019 /);
  expect(say('about-yourself', { work: VOLUNTEER })).not.toContain('I began in 2019');
});

test.each([
  ['June 2016 to March 2019', 'Cooked on the ferry Hull to Rotterdam, two weeks on, two off.'],
  ['May 2016 to March 2019', 'Sold ice cream from my own van in Whitby.'],
])('work under dates alone is no gap: %s', (dates, line) => {
  const work = `EXPERIENCE\nChef, The Swan, Leeds, 2019 - present\nCut food cost from 34 to 28 percent.\n\n${dates}\n${line}\n\nCommis, The Ram, Leeds, 2012 - 2016\nRan the larder.`;
  const said = say('cv-gap', { work });
  expect(said).not.toContain('That is the time');
  expect(said).not.toContain('no gap');
});

test('who nursed a father under dates alone had a gap', () => {
  const work =
    'EXPERIENCE\nReceptionist, Elm Surgery, Leeds, 2019 - present\nAnswered 90 calls a day.\n\nJanuary to October 2018\nNursed my father at home until he died.\n\nWaitress, Bella Pasta, Leeds, 2012 - 2017\nRan the terrace of 20 tables.';
  expect(say('cv-gap', { work })).toContain('Nursed my father');
});

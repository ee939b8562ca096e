import { beforeAll, expect, test } from 'vitest';
import { LineModel } from './line-model.ts';

const WEIGHTS = new URL('../../../../weights/resume-lines', import.meta.url).pathname;
let model: LineModel;
beforeAll(async () => {
  model = await LineModel.open(WEIGHTS);
});

/** Written for this test alone. */
const RESUME = `Odalys Brandvold
Halden, Norway · odalys@brandvold.example · +47 555 01 234

WORK EXPERIENCE
Senior Dispatcher, Fjordline Haulage AS, Halden
March 2019 – present
• Plan the routes of 48 lorries over three countries
• Cut empty kilometres by 14% with a return load for
each Friday tour
Night Porter
Hotel Svinesund
2015 – 2019
• Checked in 200 guests a night

EDUCATION
Halden Technical School, Diploma in Logistics, 2015
INTERESTS
Ice fishing, choir`.split('\n');

test('lines of an ordinary résumé are told apart', async () => {
  const labelled = await model.label(RESUME);
  const of = (text: string) => labelled.find(({ row }) => RESUME[row]!.startsWith(text));
  expect(of('Odalys')?.labels).toEqual(['name']);
  expect(of('Halden, Norway')?.labels).toEqual(['contact']);
  expect(of('WORK')?.labels).toEqual(['heading']);
  expect(of('Senior Dispatcher')?.labels).toEqual(expect.arrayContaining(['role', 'employer']));
  expect(of('March 2019')?.labels).toEqual(['dates']);
  expect(of('• Plan')?.labels).toEqual(['bullet']);
  expect(of('each Friday')?.labels).toEqual(['wrapped']);
  expect(of('Night Porter')?.labels).toEqual(['role']);
  expect(of('Hotel Svinesund')?.labels).toContain('employer');
  expect(of('Halden Technical School')?.labels).toEqual(['education']);
  expect(of('Ice fishing')?.labels).toEqual(['interest']);
});

test('of a header with several parts it is told which words are which', async () => {
  const labelled = await model.label(RESUME);
  const header = labelled.find(({ row }) => RESUME[row]!.startsWith('Senior Dispatcher'));
  expect(header?.parts).toEqual(['role', 'role', 'employer', 'employer', 'employer', 'place']);
});

test('each line has a certainty, and blank ones no labels', async () => {
  const labelled = await model.label(RESUME);
  expect(labelled.map(({ row }) => row)).toEqual(RESUME.flatMap((row, at) => (row === '' ? [] : at)));
  for (const { certainty } of labelled) {
    expect(certainty).toBeGreaterThan(0);
    expect(certainty).toBeLessThanOrEqual(1.0001);
  }
});

test('the same text has the same labels, and one without a line has none', async () => {
  expect(await model.label(RESUME)).toEqual(await model.label(RESUME));
  expect(await model.label(['', '  '])).toEqual([]);
});

test('lines of any length and of any letters are read', async () => {
  const odd = ['x'.repeat(5_000), '🙂 🙂 🙂', '履歴書', '-'.repeat(300), 'word '.repeat(900), '[CLS] [SEP]'];
  expect(await model.label(odd)).toHaveLength(odd.length);
});

test('a folder without a model is refused', async () => {
  await expect(LineModel.open('/nowhere')).rejects.toThrow("doesn't exist");
});

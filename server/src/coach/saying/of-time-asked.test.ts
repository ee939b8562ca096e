import { expect, test } from 'vitest';
import { ofTimeAsked } from './of-time-asked.ts';
import { asks, candidateFrom, foundByMarks } from './testing/asked.ts';

const clerk = candidateFrom({
  work: `Housing Officer, Rye Housing Ltd, 2019 – present
- Looked after 410 homes on the Larks estate and rang each tenant in May

Counter clerk, Ghent & Sons, 2012 – 2015
- Ran the counter three days a week for 35 callers a day`,
});
const firstOf = (text: string, ...marks: string[]): string =>
  ofTimeAsked(asks(text, 'experience'), foundByMarks(clerk, ...marks))[0]!.episode.place.employer;

test.each(['What are you responsible for at the moment?', 'What size of round do you run today?'])(
  'the present job is meant by: %s',
  (text) => {
    expect(firstOf(text, 'counter', '410 homes')).toBe('Rye Housing Ltd');
  },
);

test.each(['What are you proudest of from your early days?', 'And in your first job?'])(
  'the first one is meant by: %s',
  (text) => {
    expect(firstOf(text, '410 homes', 'counter')).toBe('Ghent & Sons');
  },
);

test('else they stay as they were found', () => {
  expect(firstOf('What have you run?', 'counter', '410 homes')).toBe('Ghent & Sons');
});

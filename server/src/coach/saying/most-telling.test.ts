import { expect, test } from 'vitest';
import { mostTelling } from './most-telling.ts';
import { candidateOf } from './testing/asked.ts';

const told = (story: string, words = 25): string => {
  const [episode] = candidateOf({ stories: [story] }).episodes;
  return mostTelling(episode!, words);
};

test('an outcome is told with what led to it, where both have room', () => {
  expect(
    told('I took over a launch that was six weeks late. I cut it to one market. We opened on time.'),
  ).toMatch(/I cut it to one market\. We opened on time\.$/);
});

test('a figure that moved is not told without what was done', () => {
  expect(
    told('I called every guest on the day before. Cancellations fell from 5.1% to 4.2%. Nobody complained.'),
  ).toBe('I called every guest on the day before. Cancellations fell from 5.1% to 4.2%.');
});

test('what happened in between is not left out', () => {
  expect(
    told(
      'The till was short each Monday. I counted it with the cook for a month and looked at every note. One of our new waiters cried. I cut her shifts by half.',
      14,
    ),
  ).toBe('One of our new waiters cried. I cut her shifts by half.');
});

test('a sentence that leans on another does not stand alone', () => {
  expect(told('Our driver was late each day. He asked me for help.', 8)).not.toMatch(/^He/);
});

test('a sentence that is too long loses its middle rather than its end', () => {
  expect(
    told(
      'I drew every step of the month on a roll of wallpaper, found that we waited nine days for sheets that nobody used, and now we are done on day five.',
      20,
    ),
  ).toBe('I drew every step of the month on a roll of wallpaper, and now we are done on day five.');
});

test('what is cut is still a sentence', () => {
  expect(
    told(
      'When the fridge broke down on a Saturday in August with 140 bookings, I borrowed a van from our fishmonger, cut the menu to nine dishes and served everybody at their usual table.',
    ),
  ).toBe(
    'When the fridge broke down on a Saturday in August with 140 bookings, I borrowed a van from our fishmonger.',
  );
});

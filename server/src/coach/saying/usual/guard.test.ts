import { openFrame, type UsualId, USUAL_QUESTIONS } from '@pythia/contracts/usual-questions.ts';
import { expect, test } from 'vitest';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from '../testing/asked.ts';
import { isWhole } from './guard.ts';

const JOB = 'Clerk, Rye & Co., York, 2019 - present\n';

function say(id: UsualId, line: string): string {
  const candidate = candidateFrom({ work: `${JOB}- ${line}` });
  const question = asks(USUAL_QUESTIONS[id].question, 'open', { usual: id });
  const asked = [{ question, found: foundByMarks(candidate, line.slice(0, 9)) }];
  return sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text;
}

test.each([
  'Team of the Year 2024: nights won it (Ana’s lot). We didn’t.',
  'Desk calls taken alone: 6. Longest: 2 h 50. All were answered.',
  'Two were indeed as designed and one was not. I can read the plan.',
  'I became a clerk because at fifteen I had met a good one.',
  'Two of my clerks came to blows over a stapler in 2023. I sent both home.',
])('no merit is told but of what one clearly did oneself: %s', (line) => {
  for (const id of ['achievement', 'strength', 'why-hire-you', 'led-team'] as const)
    expect(say(id, line)).toBe(openFrame(id).join('\n'));
});

test('a story ends where another matter begins', () => {
  const line =
    'I moved 40 boxes by hand overnight in June 2022, and all were stored by six. A scanner was supplied in 2024. The award went to Ana.';
  const told = say('pressure', line);
  expect(told).toContain('40 boxes');
  expect(told).not.toMatch(/scanner|award/);
});

test.each(['chess at the club in', 'I caught by me at the desk.', '[3] The feed', 'The sum (of 90'])(
  'what a layout left over is not whole: %s',
  (text) => {
    expect(isWhole(text)).toBe(false);
  },
);

test('and what is whole stays', () => {
  expect(isWhole('I sorted 40 boxes (all of them) for “Rye” in a day.')).toBe(true);
});

test.each([
  ['achievement', 'I answered forty complaints a day at the desk, and 9 of 10 callers came back.'],
  ['achievement', 'Now I lead twelve porters on nights, and none has left.'],
  ['achievement', 'I was asked by my manager to sort the store. I cut the search for a part to a minute.'],
  ['achievement', 'I started by talking to each driver. I cut late runs by half.'],
  [
    'pressure',
    'There was a queue of sixty at the desk one Friday. I opened two more tills and cleared it by noon.',
  ],
] as const)('what one did is told in ordinary words: %s, %s', (id, line) => {
  expect(say(id, line)).toContain(line.slice(0, 20));
});

test('a verb of one’s own before “by” and a clause that ends in a preposition are whole', () => {
  for (const text of ['I started by talking to each driver.', 'It is the team that I learned most from.'])
    expect(isWhole(text)).toBe(true);
});

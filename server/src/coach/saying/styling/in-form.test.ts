import { describe, expect, test } from 'vitest';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from '../testing/asked.ts';
import { baker } from '../testing/baker.ts';
import type { CoachStyle } from './coach-style.ts';

const STYLE: CoachStyle = { form: 'beats', words: 90, lean: [] };

function say(change: Partial<CoachStyle>, candidate = baker, mark = 'proving room'): string {
  const question = asks('Tell me about a night that went wrong.', 'behavioural');
  const asked = [{ question, found: foundByMarks(candidate, mark) }];
  return sayAnswer({ candidate, asked, told: NOTHING_TOLD, style: { ...STYLE, ...change } }).text;
}
const saidOf = (story: string, change: Partial<CoachStyle>): string => {
  const candidate = candidateFrom({ stories: [story] });
  return say(change, candidate, candidate.episodes[0]!.sentences[0]!.text.slice(3, 14));
};
const plain = say({});

test('a line for each beat is the usual form, and as flowing text it is the same words', () => {
  expect(plain.split('\n').length).toBeGreaterThan(2);
  expect(say({ form: 'sentences' })).toBe(plain.replaceAll('\n', ' '));
});

describe('as STAR', () => {
  test('the parts have the names that their user has written before them', () => {
    const story =
      'Situation: The proving room failed. It was August. Action: I rang a hotel. Result: No order was late.';
    expect(saidOf(story, { form: 'star' })).toBe(
      [
        '**Situation.** The proving room failed.',
        'It was August.',
        '**Action.** I rang a hotel.',
        '**Result.** No order was late.',
      ].join('\n'),
    );
    expect(saidOf(story, {})).toBe(
      'The proving room failed.\nIt was August.\nI rang a hotel.\nNo order was late.',
    );
  });

  test('of a story that was written with headings as well', () => {
    expect(
      saidOf('**Situation**\n\nThe oven died.\n\n**Action**\n\nI moved the dough.', { form: 'star' }),
    ).toBe('**Situation.** The oven died.\n**Action.** I moved the dough.');
  });

  test('without such names it is told as it is', () => {
    expect(say({ form: 'star' })).toBe(plain);
  });
});

describe('as one line', () => {
  test('it is the line of the story that says most', () => {
    const story = 'We had no flour. I rang three mills and had it by four. It was hot.';
    expect(saidOf(story, { form: 'one-liner' })).toBe('I rang three mills and had it by four.');
  });

  test('of another answer it is the first', () => {
    const asked = [{ question: asks('Tell me about yourself.', 'introduction'), found: [] }];
    const request = { candidate: baker, asked, told: NOTHING_TOLD };
    const [first] = sayAnswer(request).text.split('\n');
    expect(sayAnswer({ ...request, style: { ...STYLE, form: 'one-liner' } }).text).toBe(first);
  });
});

describe('in so many words', () => {
  const LONG = Array.from(
    { length: 6 },
    (_, at) => `On day ${at} I baked ${'one more loaf '.repeat(5).trim()}.`,
  ).join(' ');

  test('of 150 it tells more than of 90', () => {
    expect(saidOf(LONG, { words: 150 }).length).toBeGreaterThan(saidOf(LONG, { words: 90 }).length);
  });

  test('of few it leaves out whole lines', () => {
    const lines = saidOf(LONG, { words: 30 }).split('\n');
    expect(lines).toHaveLength(1);
    expect(LONG).toContain(lines[0]);
  });
});

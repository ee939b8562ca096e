import { expect, test } from 'vitest';
import type { Episode } from '#coach/candidate/candidate.ts';
import { readTokens } from '#coach/language/read-text.ts';
import { FOLLOW_UPS } from './testing/follow-ups.ts';
import { type Before, understandQuestions } from './understand-questions.ts';

const TOLD = 'The ovens at Rye failed on a Saturday, so I moved the bread to the school kitchen.';
const last: Episode = {
  id: 0,
  title: '',
  isFavourite: false,
  isReworded: false,
  source: 'work',
  place: { employer: 'Rye', title: 'Baker', from: '', to: '', isCurrent: false },
  sentences: [{ text: TOLD, tokens: readTokens(TOLD), part: 'situation', sentence: 0 }],
  numbers: [],
  names: ['Rye'],
};
const AFTER_A_STORY: Before = { questions: ['Tell me about a time that something broke.'], last };

test.each(FOLLOW_UPS)('continues the story: %s', (follows, wanted) => {
  expect(understandQuestions(follows, AFTER_A_STORY)).toMatchObject([{ kind: 'follow-up', wanted }]);
});

test.each(FOLLOW_UPS.map(([, , not]) => not))('only looks as if it continued the story: %s', (not) => {
  const kinds = understandQuestions(not, AFTER_A_STORY).map(({ kind }) => kind);
  expect(kinds).not.toContain('follow-up');
});

test('nothing follows where nothing was said before', () => {
  for (const [follows] of FOLLOW_UPS) {
    const [question] = understandQuestions(follows, { questions: [], last: undefined });
    expect(question!.kind).not.toBe('follow-up');
  }
});

test('an earlier question is enough for a pronoun to follow', () => {
  const before = { questions: ['Have you used Terraform?'], last: undefined };
  expect(understandQuestions('What did you use it for?', before)).toMatchObject([{ kind: 'follow-up' }]);
});

test('a question about a thing of the story follows, about another thing it does not', () => {
  expect(understandQuestions('Why did the ovens fail?', AFTER_A_STORY)[0]!.kind).toBe('follow-up');
  expect(understandQuestions('Why did the bank fail?', AFTER_A_STORY)[0]!.kind).not.toBe('follow-up');
});

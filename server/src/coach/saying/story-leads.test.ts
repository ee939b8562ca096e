import { expect, test } from 'vitest';
import { leadsTo } from './story-leads.ts';
import { asks, candidateOf } from './testing/asked.ts';

const [anecdote] = candidateOf({
  stories: ['A customer shouted at our driver. I listened to her for ten minutes and changed the order.'],
}).episodes;

const leads = (text: string, coverage = 1): string =>
  leadsTo(anecdote!, asks(text, 'behavioural'), coverage).join(' ');

test('a person who is asked for is taken up only where the story has one', () => {
  expect(leads('Tell me about a difficult customer.')).toContain('one customer');
  expect(leads('Tell me about a difficult supplier.')).not.toContain('supplier');
  expect(leads('Tell me about a difficult driver.')).not.toContain('driver');
});

test('yes is said to a question for yes or no, and only where the story answers it', () => {
  expect(leads('Have you ever calmed somebody?')).toContain('Yes');
  expect(leads('Have you ever calmed somebody?', 0.4)).not.toContain('Yes');
  expect(leads('How have you calmed somebody?')).not.toContain('Yes');
});

test('a story in which nothing went wrong is not announced as a mistake', () => {
  expect(leads('Tell me about a mistake.')).not.toMatch(/go wrong|learned from/);
});

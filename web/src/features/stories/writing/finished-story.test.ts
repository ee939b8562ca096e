import { expect, test } from 'vitest';
import { finishedStory } from './finished-story.ts';

test('what is still asked for is left out, with the headings of which nothing is told', () => {
  const story =
    '**Situation**\n\nThe oven broke.\n\n**Task**\n\n[what did you have to achieve?]\n\n**Action**\n\nI rang [the owner].\n\n**Result**\n\n[how did it end?]\n\n**To make it stronger, add**\n\n- Lesson: [what did you learn?]';
  expect(finishedStory(story)).toBe('**Situation**\n\nThe oven broke.\n\n**Action**\n\nI rang [the owner].');
});

test('a story without gaps stays as it is', () => {
  const story = 'The oven broke.\n\n- I rang.\n- They came.';
  expect(finishedStory(story)).toBe(story);
});

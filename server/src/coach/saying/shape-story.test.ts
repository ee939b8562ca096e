import { expect, test } from 'vitest';
import { shapeStory } from './shape-story.ts';

const NOTES =
  'Refine this job story based on these prompts: The proving room failed one night. I had to get 400 loaves out by six. I moved the dough to the cellar. As a result we delivered on time.';

test('puts the user’s sentences in the order of a story, without the words of the request', () => {
  const story = shapeStory(NOTES);
  expect(story).toMatch(
    /\*\*Situation\*\*[^]*proving room[^]*\*\*Task\*\*[^]*400 loaves[^]*\*\*Result\*\*[^]*on time/,
  );
  expect(story).not.toContain('Refine this');
});

test('marks what the notes leave open, and signs', () => {
  const story = shapeStory(NOTES);
  expect(story).toContain('**What I learned**\n\n[one sentence that you would say in an interview]');
  expect(story).toMatch(/\*From the built-in coach\. Say your own words where there are \[brackets\]\.\*\n$/);
});

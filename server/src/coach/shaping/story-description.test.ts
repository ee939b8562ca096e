import { expect, test } from 'vitest';
import { storyDescription } from './story-description.ts';
import { shapeStory } from './shape-story.ts';
import { ROUGH_NOTES } from './testing/rough-notes.ts';

test.each([
  ['developer', 'Payment service at Northwind was timing out every friday', 'speeding up'],
  ['receptionist', 'Angry man at the desk because his appointment', 'angry customer'],
  ['salesperson', 'I lost our biggest account', 'meeting targets'],
  ['teacher', 'Class 9b, 28 pupils, half of them failing fractions', 'mentoring'],
])('a %s’s story is named by its scene and tagged with what it shows', (who, title, tag) => {
  const described = storyDescription(shapeStory(ROUGH_NOTES[who]!));
  expect(described.title).toBe(title);
  expect(described.tags).toContain(tag);
});

test('what nobody can read has a title all the same, and no tag', () => {
  expect(storyDescription('?!')).toEqual({ title: 'My story', tags: [] });
});

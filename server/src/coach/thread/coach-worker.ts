import type { Material } from '#coach/material.ts';
import type { Answer } from '#coach/saying/say-answer.ts';
import { shapeStory } from '#coach/shaping/shape-story.ts';
import { describeStory, type StoryDescription } from '#coach/shaping/describe-story.ts';
import { answerFor, bestExperience, converseAbout, type Asked, type Conversation } from './answer-for.ts';
import { readMaterial } from '../read-material.ts';

/** What the thread can be asked to do, by name. */
export const read = (material: Material): void => void readMaterial(material);
export const answer = (asked: Asked): Answer => answerFor(asked);
export const experience = ({ about, count }: { about: Conversation; count: number }): string[] =>
  bestExperience(about, count);
export const converse = (about: Conversation): string => converseAbout(about);
export const shape = (notes: string): string => shapeStory(notes);
export const describe = (text: string): StoryDescription => describeStory(text);

/** Warms up: the first candidate does not wait for modules to load and code to compile. */
answerFor({
  material: {
    company: 'Anywhere',
    role: 'Baker',
    jobDescription: 'You lead the early shift.',
    name: '',
    education: 'Baking diploma, 2015',
    work: 'Baker, Somewhere, 2016 – present\n- Led a team of four. When the oven failed, I moved the work to a neighbour, and no order was late.\n- Cut waste by 10%.',
    stories: ['I once forgot the salt. We lost a batch. Since then I weigh it out the night before.'],
    other: '',
  },
  turns: [{ role: 'user', text: 'Tell me about a time when something went wrong, and what you learned.' }],
});

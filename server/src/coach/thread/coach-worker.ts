import type { Material } from '#coach/material.ts';
import { shapeStory } from '#coach/saying/shape-story.ts';
import { answerFor, bestExperience, converseAbout, type Asked } from '../answer.ts';
import { readMaterial } from '../read-material.ts';

/** What the thread can be asked to do, by name. */
export const read = (material: Material): void => void readMaterial(material);
export const answer = (asked: Asked): string => answerFor(asked);
export const experience = ({ asked, count }: { asked: Asked; count: number }): string[] =>
  bestExperience(asked, count);
export const converse = (asked: Asked): string => converseAbout(asked);
export const shape = (notes: string): string => shapeStory(notes);

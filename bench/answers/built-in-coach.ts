import { answerQuestion } from '../../server/src/providers/llm/built-in-coach/answer-question.ts';
import { factFinder } from '../../server/src/providers/llm/built-in-coach/facts.ts';
import type { BestExperience } from '../../server/src/features/answers/experiences.ts';
import type { Interviewee } from './interviewee.ts';

export const builtInCoach = (): Interviewee => ({
  read: async (material) => void factFinder(material),
  answer: async ({ material, turns }) => answerQuestion(turns, material),
  close: async () => {},
});

/** It finds none yet. */
export const bestExperience: BestExperience = async () => [];

import { answerQuestion } from '../../server/src/providers/llm/built-in-coach/answer-question.ts';
import { factFinder } from '../../server/src/providers/llm/built-in-coach/facts.ts';
import type { Answerer } from './answerer.ts';

export const builtInCoach: Answerer = {
  index: async (material) => void factFinder(material),
  answer: async (material, turns) => answerQuestion(turns, material),
  close: async () => {},
};

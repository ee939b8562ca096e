import { answerFor } from '../../server/src/coach/answer.ts';
import { readMaterial } from '../../server/src/coach/read-material.ts';
import type { Answerer } from './answerer.ts';

export const builtInCoach: Answerer = {
  index: async (material) => void readMaterial(material),
  answer: async (material, turns) => answerFor({ material, turns }),
  close: async () => {},
};

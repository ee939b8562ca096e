import { coachThread } from '../../server/src/coach/thread/coach-thread.ts';
import type { Answerer } from './answerer.ts';

const coach = coachThread();

export const builtInCoach: Answerer = {
  index: (material) => coach.read(material),
  answer: (material, turns) => coach.answer({ material, turns }),
  close: () => coach.close(),
};

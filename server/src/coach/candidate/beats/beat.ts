import type { Stage } from './stage-label.ts';

export interface Beat {
  /** The user's words, but for an added "I", first capital and full stop. */
  text: string;
  /** Index of the story's sentence; beats of one sentence share it. */
  sentence: number;
  stage?: Stage | undefined;
}

import learned from './chance.json' with { type: 'json' };

/** What tells how likely a story is the answer. */
export interface ChanceOf {
  /** The share of the question's words and names that it has. */
  covered: number;
  /** How far its score is above that of the best other one. */
  lead: number;
  /** Cosines of the question with all of it, and with its nearest sentence. */
  whole: number;
  nearest: number;
  leadByMeaning: number;
  leadByWords: number;
  /** Its score's standard deviations above the mean of all. */
  standing: number;
  /** 1 for a question of that kind. */
  open: number;
  situational: number;
  experience: number;
}

/** The logistic regression that `training/meaning` learned; it belongs to the model in `server/weights/meaning`. */
export const CHANCE: Readonly<ChanceOf & { always: number }> = learned;

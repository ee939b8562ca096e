import learned from './chance.json' with { type: 'json' };

export interface ChanceOf {
  /** Share of the question's words and names. */
  covered: number;
  lead: number;
  /** Cosines with the whole and with the nearest sentence. */
  whole: number;
  nearest: number;
  leadByMeaning: number;
  leadByWords: number;
  /** Standard deviations of its score above the mean. */
  standing: number;
  open: number;
  situational: number;
  experience: number;
}

/** Logistic regression from `training/meaning`, for the model in `server/weights/meaning`. */
export const CHANCE: Readonly<ChanceOf & { always: number }> = learned;

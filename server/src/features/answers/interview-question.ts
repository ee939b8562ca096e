import type { Style } from '@pythia/contracts/style.ts';
import type { AskedExchange } from '#asking/exchange.ts';
import type { Material } from '#coach/material.ts';
import type { AnswerBrief } from './brief.ts';

/** A question of an interview, for whoever answers. */
export interface InterviewQuestion {
  /** What the timeline calls it; null for one that is only tried. */
  exchangeId: string | null;
  material: Material;
  /** What the interview is held in. */
  language: string;
  style: Style | null;
  /** Oldest first. */
  earlier: readonly AskedExchange[];
  before?: string | undefined;
  question: string;
  /** The title of a story that is to be told. */
  instead?: string | undefined;
  brief: AnswerBrief;
}

import { readFileSync } from 'node:fs';
import type { FlawId } from '@pythia/contracts/review.ts';

/** An answer with planted flaws. */
export interface PractisedAnswer {
  id: string;
  trade: string;
  question: string;
  material: string[];
  answer: string;
  words: number;
  seconds: number;
  planted: FlawId[];
  /** The writer's words. */
  where?: Partial<Record<FlawId, string>>;
}

export const readPractised = (file: URL | string): PractisedAnswer[] =>
  JSON.parse(readFileSync(file, 'utf8')) as PractisedAnswer[];

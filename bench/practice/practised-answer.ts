import { readFileSync } from 'node:fs';
import type { FlawId } from '@pythia/contracts/review.ts';

/** With planted flaws. */
export interface PractisedAnswer {
  id: string;
  trade: string;
  question: string;
  material: string[];
  answer: string;
  words: number;
  seconds: number;
  planted: FlawId[];
  /** In the writer's words. */
  where?: Partial<Record<FlawId, string>>;
}

export const readPractised = (file: URL | string): PractisedAnswer[] =>
  JSON.parse(readFileSync(file, 'utf8')) as PractisedAnswer[];

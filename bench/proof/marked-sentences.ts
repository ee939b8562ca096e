import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What somebody tells, a line each. */
interface ProofMaterial {
  id: string;
  who: string;
  posting: string;
  lines: string[];
  /** Who wrote it and its sentences, of those that whoever tunes reads. */
  writer?: string;
}

/** A sentence of an answer, true or with one thing that nothing supports. */
export interface MarkedSentence {
  id: string;
  material: string;
  label: 'true' | 'invented';
  kind: string;
  text: string;
  /** Word for word as in the text. */
  invented: string[];
  question?: string;
}

export interface MarkedSet {
  materials: ProofMaterial[];
  sentences: MarkedSentence[];
}

export const loadMarked = (half: 'tuning' | 'held-back'): MarkedSet =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${half}.json`), 'utf8')) as MarkedSet;

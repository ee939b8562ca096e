import type { Verdict } from './judge.ts';

export interface DetectedQuestion {
  /** Where it begins; stays the same while the question grows. */
  key: string;
  /** Verbatim, over as many lines as it took. */
  text: string;
  parts: readonly string[];
  kind: string;
  isFollowUp: boolean;
  /** Probably no question: shown quietly until it is confirmed. */
  isDoubtful: boolean;
  /** Key of the question that it corrects. */
  replaces: string | undefined;
  lines: readonly [number, number];
}

/** A question that sentences are still being joined to. */
export interface GrowingQuestion {
  key: string;
  words: string[];
  parts: string[];
  /** Undefined: by the grammar alone. */
  verdicts: (Verdict | undefined)[];
  state: 'whole' | 'unmarked' | 'broken';
  isToYou: boolean;
  hasScene: boolean;
  isRequest: boolean;
  isAside: boolean;
  isBehindAnswer: boolean;
  isLikelyNone: boolean;
  replaces: string | undefined;
  firstLine: number;
  lastLine: number;
  /** Seconds, of its first word heard and its last. */
  from: number;
  to: number;
  isFormless: boolean;
  isDropped: boolean;
}

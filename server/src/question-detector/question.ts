import type { Verdict } from './judge.ts';

/** A question as far as it was said. */
export interface Question {
  /** Where it begins among what was heard; it stays while the question grows. */
  key: string;
  /** Word for word, over as many lines as it took. */
  text: string;
  /** Each half of it that asks by itself. */
  parts: readonly string[];
  kind: string;
  /** It is not understood without the answer before it. */
  isFollowUp: boolean;
  /** It could as well ask nothing: a quiet line until it stands. */
  isDoubtful: boolean;
  /** The key of the question that it corrects. */
  replaces: string | undefined;
  /** Its lines, the first and the last. */
  lines: readonly [number, number];
}

/** A question while sentences are being joined to it. */
export interface GrowingQuestion {
  key: string;
  words: string[];
  parts: string[];
  /** What each of its parts was found to be; `undefined`: the grammar alone says so. */
  verdicts: (Verdict | undefined)[];
  state: 'whole' | 'unmarked' | 'broken';
  isToYou: boolean;
  hasScene: boolean;
  isRequest: boolean;
  /** Asked in the midst of what the speaker tells. */
  isAside: boolean;
  /** The other side has spoken since the question before. */
  isBehindAnswer: boolean;
  isLikelyNone: boolean;
  replaces: string | undefined;
  firstLine: number;
  lastLine: number;
  /** Seconds: from the first word heard of its first line to the last of its last. */
  from: number;
  to: number;
  /** Only a model says that it asks. */
  isFormless: boolean;
  isDropped: boolean;
}

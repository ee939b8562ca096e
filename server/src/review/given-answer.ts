export interface TaggedWord {
  text: string;
  lemma: string;
  /** Universal part of speech: `NOUN`, `VERB` … */
  pos: string;
  isStop: boolean;
}

export interface ReadText {
  text: string;
  words: readonly TaggedWord[];
  vector?: Float32Array | undefined;
}

export interface MaterialClause extends ReadText {
  numbers: readonly string[];
  /** Numbers that the answer says neither in figures nor in words. */
  unsaid: readonly string[];
}

export interface MaterialLine extends ReadText {
  clauses: readonly MaterialClause[];
}

export interface FittingStory extends ReadText {
  /** Probability that it answers the question. */
  chance: number;
}

export interface UnprovedWords {
  text: string;
  before: string;
  after: string;
}

export interface GivenAnswer {
  question: ReadText;
  text: string;
  /** Null where the answer was not timed. */
  seconds: number | null;
  pieces: readonly ReadText[];
  lines: readonly MaterialLine[];
  fitting: readonly FittingStory[];
  unproved: readonly UnprovedWords[];
  prepared: readonly MaterialClause[];
}

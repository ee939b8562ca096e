/** A word with what the language says of it. */
export interface Word {
  text: string;
  /** In lower case and in its base form. */
  lemma: string;
  /** The universal part of speech: `NOUN`, `VERB` … */
  pos: string;
  /** Whether it carries no subject. */
  isStop: boolean;
}

/** A text with its words, and what it means where a model has read it. */
export interface ReadText {
  text: string;
  words: readonly Word[];
  /** Of length one. */
  vector?: Float32Array | undefined;
}

/** A statement of the candidate's material, as they wrote it. */
export interface Clause extends ReadText {
  /** Numbers that tell a size or a result, as written. */
  numbers: readonly string[];
  /** Those of them that the answer says neither in figures nor in words. */
  unsaid: readonly string[];
}

/** A line of the candidate's material, which may hold several statements. */
export interface MaterialLine extends ReadText {
  clauses: readonly Clause[];
}

/** A story of the material that may answer the question. */
export interface FittingStory extends ReadText {
  /** 0 to 1: how likely it does. */
  chance: number;
}

/** Words of the answer that nothing supports, as they were said. */
export interface UnprovedWords {
  text: string;
  /** What stands before and behind them in the same piece. */
  before: string;
  after: string;
}

/** What somebody said to a question, read against their material. */
export interface GivenAnswer {
  question: ReadText;
  text: string;
  /** How long it was spoken; null where nobody measured. */
  seconds: number | null;
  /** Its sentences in their order, or pieces of one that goes on and on. */
  pieces: readonly ReadText[];
  /** The candidate's; the posting's are not among them. */
  lines: readonly MaterialLine[];
  /** The best first; none where nothing tells how likely they are. */
  fitting: readonly FittingStory[];
  /** What neither the material, nor the question, nor what was prepared has. */
  unproved: readonly UnprovedWords[];
  /** The sentences of what was prepared; none where nothing was. */
  prepared: readonly Clause[];
}

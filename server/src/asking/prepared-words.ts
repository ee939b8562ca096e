/** Words that a user approved, under the question that they prepared. */
export interface PreparedWords {
  question: string;
  text: string;
}

/** What a user prepared of a question that is asked. */
export interface FoundPrepared {
  /** What answers it beyond doubt: it is shown at once. */
  certain: PreparedWords | undefined;
  /** What may answer it, the likeliest first. */
  likely: readonly PreparedWords[];
}

export const NOTHING_PREPARED: FoundPrepared = { certain: undefined, likely: [] };

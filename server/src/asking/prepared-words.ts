/** Approved words and their question. */
export interface PreparedWords {
  question: string;
  text: string;
}

export interface FoundPrepared {
  /** Answers the question beyond doubt: shown at once. */
  certain: PreparedWords | undefined;
  /** May answer it, the likeliest first. */
  likely: readonly PreparedWords[];
}

export const NOTHING_PREPARED: FoundPrepared = { certain: undefined, likely: [] };

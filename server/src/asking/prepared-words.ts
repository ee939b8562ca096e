export interface PreparedWords {
  question: string;
  text: string;
}

export interface FoundPrepared {
  certain: PreparedWords | undefined;
  likely: readonly PreparedWords[];
}

export const NOTHING_PREPARED: FoundPrepared = { certain: undefined, likely: [] };

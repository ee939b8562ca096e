const LONGEST = 64;
/** Fewer would cost more in calls than they save an abort, most of all on a busy machine. */
const SHORTEST = 4;
/** Aimed at: an abort waits for the end of a slice. */
const SLICE_MS = 80;
/** A token here costs about twice what the first one does. */
const COST_DOUBLES_AT = 1_000;
const GROWTH = 1.5;

export interface ReadSlice {
  /** Of its first token. */
  position: number;
  tokens: number;
  tookMs: number;
}

/** How many tokens to read at once, by what the last slices took: shrinks at once, grows step by step. */
export class SliceSize {
  #tokens = SHORTEST;
  /** Where they were fitting. */
  #position = 0;

  /** Fewer after a leap ahead, where each token costs more. */
  at(position: number): number {
    const share = (COST_DOUBLES_AT + this.#position) / (COST_DOUBLES_AT + position);
    return Math.max(SHORTEST, Math.floor(this.#tokens * Math.min(1, share)));
  }

  learn({ position, tokens, tookMs }: ReadSlice): void {
    const isCutShort = tokens < this.at(position);
    if (isCutShort && tookMs <= SLICE_MS) return;
    const fitting = Math.floor((tokens * SLICE_MS) / tookMs);
    this.#tokens = Math.min(LONGEST, fitting, Math.ceil(tokens * GROWTH));
    this.#position = position + tokens;
  }
}

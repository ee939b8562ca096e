interface Frame {
  at: number;
  loudest: number;
}

const MOST_FRAMES = 100;
/** Amplitude of about -36 dBFS: no recogniser hears a word below. */
const LEAST_LOUD = 500;
/** Share of the recent peak; quieter sound is background. */
const LOUD_SHARE = 0.12;
const PAUSE_FRAMES = 2;
const MOST_MS = 5_000;

export class SpeechEnd {
  #frames: Frame[] = [];

  take(samples: Int16Array): void {
    let loudest = 0;
    for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
    this.#frames.push({ at: performance.now(), loudest });
    if (this.#frames.length > 2 * MOST_FRAMES) this.#frames = this.#frames.slice(-MOST_FRAMES);
  }

  /** Milliseconds since the last loud sample before the newest pause; undefined: unknown. */
  since(): number | undefined {
    const frames = this.#frames.slice(-MOST_FRAMES);
    const loud = Math.max(LEAST_LOUD, LOUD_SHARE * Math.max(...frames.map(({ loudest }) => loudest)));
    let quiet = 0;
    for (const { at, loudest } of frames.toReversed()) {
      if (loudest < loud) quiet += 1;
      else if (quiet >= PAUSE_FRAMES) return within(performance.now() - at);
      else quiet = 0;
    }
    return undefined;
  }
}

const within = (ms: number): number | undefined => (ms <= MOST_MS ? Math.round(ms) : undefined);

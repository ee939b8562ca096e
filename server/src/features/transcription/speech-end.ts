interface Frame {
  /** Samples of the connection up to its end. */
  upTo: number;
  /** When its last sample came, by `performance.now()`. */
  at: number;
  loudest: number;
}

const MOST_FRAMES = 100;
/** A recogniser may lag by half a minute. */
const KEPT_FRAMES = 300;
/** About -36 dBFS: no recogniser hears a word below. */
const LEAST_LOUD = 500;
/** Share of the recent peak; quieter sound is background. */
const LOUD_SHARE = 0.12;
const PAUSE_FRAMES = 2;
const MOST_MS = 5_000;

export class SpeechEnd {
  #frames: Frame[] = [];
  #taken = 0;

  /** @returns amplitude of the loudest sample */
  take(samples: Int16Array): number {
    let loudest = 0;
    for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
    this.#taken += samples.length;
    this.#frames.push({ upTo: this.#taken, at: performance.now(), loudest });
    if (this.#frames.length > 2 * KEPT_FRAMES) this.#frames = this.#frames.slice(-KEPT_FRAMES);
    return loudest;
  }

  /** Milliseconds since the last loud sample before the newest pause; undefined: unknown. */
  since(): number | undefined {
    const frames = this.#frames.slice(-MOST_FRAMES);
    const loud = leastLoud(frames);
    let quiet = 0;
    for (const { at, loudest } of frames.toReversed()) {
      if (loudest < loud) quiet += 1;
      else if (quiet >= PAUSE_FRAMES) return within(performance.now() - at);
      else quiet = 0;
    }
    return undefined;
  }

  /** Milliseconds since so many samples had come; undefined where that is forgotten. */
  sinceSamples(samples: number): number | undefined {
    const last = this.#frames.findLast(({ upTo }) => upTo <= samples);
    return last && performance.now() - last.at;
  }

  /** Milliseconds since the last loud sample of what came before so many samples; undefined where that is forgotten. */
  sinceBefore(samples: number): number | undefined {
    const frames = this.#frames.filter(({ upTo }) => upTo <= samples);
    const loud = leastLoud(frames.slice(-MOST_FRAMES));
    const last = frames.findLast(({ loudest }) => loudest >= loud);
    return last && performance.now() - last.at;
  }
}

const leastLoud = (frames: readonly Frame[]): number =>
  Math.max(LEAST_LOUD, LOUD_SHARE * Math.max(...frames.map(({ loudest }) => loudest)));

const within = (ms: number): number | undefined => (ms <= MOST_MS ? Math.round(ms) : undefined);

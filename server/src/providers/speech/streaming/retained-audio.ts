/** Samples that are kept in one piece. */
const SEGMENT = 4_000;

/**
 * The audio that an engine may need again: what it has not yet turned into a final. Positions are samples since
 * the stream began. Bounded: beyond its length the oldest audio is given up, as words said that long ago are lost
 * anyway. It is copied into segments that are used again: frames that were kept as they came would outlive the
 * garbage collector's young generation, and to collect them there costs as much as to relay them (see
 * bench/audio-relay).
 */
export class RetainedAudio {
  readonly #mostSamples: number;
  /** Each begins at a multiple of its length; the first is the one with the sample at `#start`. */
  readonly #segments: Int16Array[] = [];
  #spare: Int16Array | undefined;
  #start = 0;
  #end = 0;

  constructor(mostSamples: number) {
    this.#mostSamples = mostSamples;
  }

  get start(): number {
    return this.#start;
  }

  get end(): number {
    return this.#end;
  }

  append(samples: Int16Array): void {
    for (let at = 0; at < samples.length;) {
      const offset = this.#end % SEGMENT;
      const part = samples.subarray(at, at + SEGMENT - offset);
      if (offset === 0) this.#addSegment();
      this.#segments.at(-1)?.set(part, offset);
      this.#end += part.length;
      at += part.length;
    }
    this.dropBefore(this.#end - this.#mostSamples);
  }

  dropBefore(position: number): void {
    const first = Math.floor(this.#start / SEGMENT);
    this.#start = Math.min(Math.max(this.#start, position), this.#end);
    const unused = Math.floor(this.#start / SEGMENT) - first;
    if (unused > 0) this.#spare = this.#segments.splice(0, unused)[0];
  }

  /** All of it, or what lies between two positions, in views that are good until more is appended. */
  chunks(from = this.#start, to = this.#end): readonly Int16Array[] {
    const first = this.#start - (this.#start % SEGMENT);
    return this.#segments
      .map((segment, index) => {
        const begin = first + index * SEGMENT;
        return segment.subarray(Math.max(0, from - begin), Math.max(0, to - begin));
      })
      .filter((chunk) => chunk.length > 0);
  }

  /** All of it in one piece. */
  joined(): Int16Array {
    const all = new Int16Array(this.#end - this.#start);
    let at = 0;
    for (const chunk of this.chunks()) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }

  #addSegment(): void {
    this.#segments.push(this.#spare ?? new Int16Array(SEGMENT));
    this.#spare = undefined;
  }
}

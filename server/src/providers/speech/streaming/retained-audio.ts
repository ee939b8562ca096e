const SEGMENT = 4_000;

/**
 * Audio not yet final; beyond the bound the oldest is dropped. Copied into reused segments: retained frames
 * would outlive the young generation, whose collection costs as much as a relay (bench/audio-relay).
 */
export class RetainedAudio {
  readonly #mostSamples: number;
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

  /** @returns views, valid until more is appended */
  chunks(from = this.#start, to = this.#end): readonly Int16Array[] {
    const first = this.#start - (this.#start % SEGMENT);
    return this.#segments
      .map((segment, index) => {
        const begin = first + index * SEGMENT;
        return segment.subarray(Math.max(0, from - begin), Math.max(0, to - begin));
      })
      .filter((chunk) => chunk.length > 0);
  }

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

/**
 * The audio that an engine may need again: what it has not yet turned into a final. Positions are samples since
 * the stream began. Bounded: beyond its length the oldest audio is given up, as words said that long ago are lost
 * anyway.
 */
export class RetainedAudio {
  readonly #mostSamples: number;
  #chunks: Int16Array[] = [];
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
    this.#chunks.push(samples);
    this.#end += samples.length;
    this.dropBefore(this.#end - this.#mostSamples);
  }

  dropBefore(position: number): void {
    for (let chunk = this.#chunks[0]; chunk && this.#start < position; chunk = this.#chunks[0]) {
      const cut = Math.min(position - this.#start, chunk.length);
      this.#start += cut;
      if (cut === chunk.length) this.#chunks.shift();
      else this.#chunks[0] = chunk.subarray(cut);
    }
  }

  chunks(): readonly Int16Array[] {
    return this.#chunks;
  }

  /** All of it in one piece. */
  joined(): Int16Array {
    const all = new Int16Array(this.#end - this.#start);
    let at = 0;
    for (const chunk of this.#chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    return all;
  }
}

import { AUDIO } from '@pythia/contracts/limits.ts';

/** Wire frames of 1,600 samples of 16 bits. */
export class FrameAssembler {
  #frame = new Int16Array(AUDIO.samplesPerChunk);
  #filled = 0;

  /**
   * @param block samples from -1 to 1, clipped
   * @returns full frames, oldest first
   */
  push(block: Float32Array): Int16Array<ArrayBuffer>[] {
    const full: Int16Array<ArrayBuffer>[] = [];
    for (const sample of block) {
      this.#frame[this.#filled++] = toInt16(sample);
      if (this.#filled < this.#frame.length) continue;
      full.push(this.#frame);
      this.#frame = new Int16Array(AUDIO.samplesPerChunk);
      this.#filled = 0;
    }
    return full;
  }

  flush(): Int16Array<ArrayBuffer> {
    const rest = this.#frame.slice(0, this.#filled);
    this.#filled = 0;
    return rest;
  }
}

/** Full scale is asymmetric: -1 is -32768, 1 is 32767. NaN becomes silence. */
function toInt16(sample: number): number {
  const clipped = Math.max(-1, Math.min(1, sample));
  return Math.round(clipped < 0 ? clipped * 32_768 : clipped * 32_767);
}

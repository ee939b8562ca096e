import { AUDIO } from '@pythia/contracts/limits.ts';
import type { LevelEvent } from './capture-events.ts';

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

/** Root mean square and peak, linear, 0 to 1. */
export function measureLevel(block: Float32Array): LevelEvent {
  let sumOfSquares = 0;
  let peak = 0;
  for (const sample of block) {
    sumOfSquares += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const rms = block.length === 0 ? 0 : Math.sqrt(sumOfSquares / block.length);
  return { type: 'level', rms: Math.min(1, rms), peak: Math.min(1, peak) };
}

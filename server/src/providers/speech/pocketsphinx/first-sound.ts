import { SAMPLE_RATE } from '../streaming/audio-format.ts';

/** About -54 dBFS: a shared tab that plays nothing sends zeros, or a hiss below this. */
const AUDIBLE = 64;
/** Speech begins softly, before it is noticed. */
const ONSET = SAMPLE_RATE / 2;

/** The silence before anything can be heard in a stream: all of it but the last half second is skipped. */
export class FirstSound {
  #onset: Int16Array[] = [];
  #kept = 0;
  /** Samples that nobody needs to hear. */
  skipped = 0;

  /** Takes silence; anything else is left to the caller, after {@link takeOnset}. */
  isYetToCome(samples: Int16Array): boolean {
    if (samples.some((sample) => sample > AUDIBLE || sample < -AUDIBLE)) return false;
    this.#onset.push(samples);
    this.#kept += samples.length;
    for (let [oldest] = this.#onset; oldest && this.#kept - oldest.length >= ONSET; [oldest] = this.#onset) {
      this.#onset.shift();
      this.#kept -= oldest.length;
      this.skipped += oldest.length;
    }
    return true;
  }

  /** The silence right before the first sound, once. */
  takeOnset(): Int16Array[] {
    return this.#onset.splice(0);
  }
}

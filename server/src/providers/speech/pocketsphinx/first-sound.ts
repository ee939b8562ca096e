import { isAudible } from '#core/is-audible.ts';
import { SAMPLE_RATE } from '../streaming/audio-format.ts';

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
    if (isAudible(samples)) return false;
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

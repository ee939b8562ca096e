import { SAMPLE_RATE } from '../streaming/audio-format.ts';
import { VoiceActivity } from '../streaming/voice-activity.ts';

/**
 * The decoder says nothing of silence, and not how far it is. Of what was written to it, the pipes and `cat` hold
 * less than 13 s; the rest is for an utterance under way that is too soft for our ears.
 */
const MAY_COME_BACK_AS_WORDS = 30 * SAMPLE_RATE;
const PAUSE_MS = 2_000;
/** Speech begins softly, before it is noticed. */
const ONSET = SAMPLE_RATE / 2;

/** How much of a stream is settled, from what the decoder said and from the silence that we hear ourselves. */
export class SettledAudio {
  readonly #tell: (before: number) => void;
  readonly #activity = new VoiceActivity(PAUSE_MS);
  #taken = 0;
  #spokenSince = 0;
  #settled = 0;

  /** @param tell called with a position, in samples since the stream began, that grows */
  constructor(tell: (before: number) => void) {
    this.#tell = tell;
  }

  /** Audio that was given to the decoder. */
  accept(samples: Int16Array): void {
    const begins = this.#activity.accept(samples).includes('start');
    if (begins) this.#spokenSince = this.#taken - ONSET;
    this.#taken += samples.length;
    const quietBefore = this.#activity.speaking ? this.#spokenSince : Number.POSITIVE_INFINITY;
    this.settle(Math.min(this.#taken - MAY_COME_BACK_AS_WORDS, quietBefore));
  }

  /** The decoder has said everything before this position. */
  settle(before: number): void {
    if (before <= this.#settled) return;
    this.#settled = before;
    this.#tell(before);
  }
}

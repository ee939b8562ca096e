/** So many are in the audio that is kept for a replay. */
const REMEMBERED = 20;

/** Where sound came back after a quiet that lasted; positions are samples since the first. */
export class Pauses {
  readonly #leastSamples: number;
  #heard = 0;
  #soundEnd = 0;
  #ends: number[] = [];

  /** @param leastSamples a shorter quiet is no pause */
  constructor(leastSamples: number) {
    this.#leastSamples = leastSamples;
  }

  /** Where the last sound ended. */
  get soundEnd(): number {
    return this.#soundEnd;
  }

  hear(samples: number, hasSound: boolean): void {
    const isPause = this.#soundEnd > 0 && this.#heard - this.#soundEnd >= this.#leastSamples;
    if (hasSound && isPause) this.#ends = [...this.#ends, this.#heard].slice(-REMEMBERED);
    this.#heard += samples;
    if (hasSound) this.#soundEnd = this.#heard;
  }

  hasEndedBetween(from: number, to: number): boolean {
    return this.#ends.some((end) => end >= from && end < to);
  }
}

const REMEMBERED = 20;

export class Pauses {
  readonly #leastSamples: number;
  #heard = 0;
  #soundEnd = 0;
  #ends: number[] = [];

  constructor(leastSamples: number) {
    this.#leastSamples = leastSamples;
  }

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

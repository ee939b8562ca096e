/** Tells a client how much of its audio needs no replay: at most once in a while, and at once when asked to. */
export class HeardReports {
  readonly #timer: NodeJS.Timeout;
  readonly #report: (heard: number) => void;
  #heard = 0;
  #reported = 0;
  #isDue = false;

  /** @param report called with a number of samples that grows */
  constructor(report: (heard: number) => void, everyMs: number) {
    this.#report = report;
    this.#timer = setTimeout(() => this.flush(), everyMs);
  }

  /** The number of samples, reported or not. */
  get heard(): number {
    return this.#heard;
  }

  settle(heard: number): void {
    this.#heard = heard;
    if (this.#isDue) return;
    this.#isDue = true;
    this.#timer.refresh();
  }

  /** Reports what is not reported yet. */
  flush(): void {
    this.#isDue = false;
    if (this.#heard === this.#reported) return;
    this.#reported = this.#heard;
    this.#report(this.#heard);
  }

  /** Reports again, grown or not: a sign of life that scripts can see, which a ping is not. */
  repeat(): void {
    this.#reported = this.#heard;
    this.#report(this.#heard);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

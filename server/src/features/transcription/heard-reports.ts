export class HeardReports {
  readonly #timer: NodeJS.Timeout;
  readonly #report: (heard: number) => void;
  #heard = 0;
  #reported = 0;
  #isDue = false;

  constructor(report: (heard: number) => void, everyMs: number) {
    this.#report = report;
    this.#timer = setTimeout(() => this.flush(), everyMs);
  }

  get heard(): number {
    return this.#heard;
  }

  settle(heard: number): void {
    this.#heard = heard;
    if (this.#isDue) return;
    this.#isDue = true;
    this.#timer.refresh();
  }

  flush(): void {
    this.#isDue = false;
    if (this.#heard === this.#reported) return;
    this.#reported = this.#heard;
    this.#report(this.#heard);
  }

  /** Reports again, grown or not: a sign of life that scripts can see, unlike a ping. */
  repeat(): void {
    this.#reported = this.#heard;
    this.#report(this.#heard);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

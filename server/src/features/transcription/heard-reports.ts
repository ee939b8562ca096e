/** At most one report in this time, and one within it after the audio stops. */
const REPORT_MS = 1_000;

/** Counts samples and reports the count, without a timer per frame and with one timer object in all. */
export class HeardReports {
  readonly #timer: NodeJS.Timeout;
  #heard = 0;
  #isDue = false;

  /** @param report called with the samples so far */
  constructor(report: (heard: number) => void) {
    this.#timer = setTimeout(() => {
      if (!this.#isDue) return;
      this.#isDue = false;
      report(this.#heard);
    }, REPORT_MS);
  }

  add(samples: number): void {
    this.#heard += samples;
    if (this.#isDue) return;
    this.#isDue = true;
    this.#timer.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

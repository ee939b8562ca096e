/** At most one report in this time, and one within it after the audio stops. */
const REPORT_MS = 1_000;

/** Counts samples and reports the count, without a timer per frame. */
export class HeardReports {
  readonly #report: (heard: number) => void;
  #heard = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(report: (heard: number) => void) {
    this.#report = report;
  }

  add(samples: number): void {
    this.#heard += samples;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#report(this.#heard);
    }, REPORT_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

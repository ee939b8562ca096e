import { isLoud } from '#listening/capture/level.ts';

const MISSING_AFTER_MS = 20_000;

/** Whether a capture that runs has heard nothing at all so far, and should have by now. */
export class FirstSound {
  #since: number | undefined;
  #wasHeard = false;

  /** Another capture, or another stream in it. */
  begin(): void {
    this.#since = undefined;
    this.#wasHeard = false;
  }

  /** @param rms of the latest sound; they come only while the capture runs. @param now milliseconds */
  isMissing(rms: number, now = performance.now()): boolean {
    this.#wasHeard ||= isLoud(rms);
    this.#since ??= now;
    return !this.#wasHeard && now - this.#since >= MISSING_AFTER_MS;
  }
}

import { isLoud } from '#listening/capture/level.ts';

const MISSING_AFTER_MS = 20_000;

export class FirstSound {
  #since: number | undefined;
  #wasHeard = false;

  begin(): void {
    this.#since = undefined;
    this.#wasHeard = false;
  }

  /** @param rms of the latest sound, which comes only while the capture runs */
  isMissing(rms: number, now = performance.now()): boolean {
    this.#wasHeard ||= isLoud(rms);
    this.#since ??= now;
    return !this.#wasHeard && now - this.#since >= MISSING_AFTER_MS;
  }
}

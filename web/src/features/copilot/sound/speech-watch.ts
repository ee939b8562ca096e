import { isLoud } from '#listening/capture/level.ts';

/** Milliseconds; pauses for thinking are shorter. */
const END_PAUSE_MS = 1_200;
/** After this silence the recogniser is asked to finish, so that its text is whole when the pause ends. */
const FLUSH_PAUSE_MS = 300;
/** Time that the recogniser may take to finish. */
const FLUSHED_WITHIN_MS = 700;
/** Sound without a word for so long is no speech. */
const WORDLESS_MS = 2_000;

/**
 * Tells by sound and words whether somebody is in the middle of saying something. Instants are those of
 * `performance.now()`.
 */
export class SpeechWatch {
  #loudAt = -Infinity;
  /** Instant at which the present sound began; pauses between words do not end it. */
  #loudSince = -Infinity;
  #wordsAt = -Infinity;
  #finalAt = -Infinity;
  #flushedAt = -Infinity;
  #interim = '';
  #hasInterims = false;

  hearLevel(rms: number, now = performance.now()): void {
    if (!isLoud(rms)) return;
    if (now - this.#loudAt > END_PAUSE_MS) this.#loudSince = now;
    this.#loudAt = now;
  }

  /** @param hasLevel false: text shows that somebody speaks */
  hearInterim(text: string, hasLevel: boolean, now = performance.now()): void {
    if (text !== this.#interim) this.#wordsAt = now;
    if (text !== this.#interim && text !== '' && !hasLevel) this.#loudAt = now;
    this.#interim = text;
    this.#hasInterims ||= text !== '';
  }

  hearFinal(now = performance.now()): void {
    this.#interim = '';
    this.#wordsAt = this.#finalAt = now;
  }

  /** True while speech is not final text yet. */
  isSpeaking(now = performance.now()): boolean {
    if (this.#interim !== '') return true;
    if (this.#loudAt <= this.#finalAt) return false;
    const since = this.#hasInterims ? Math.max(this.#loudSince, this.#finalAt) : this.#loudAt;
    return now - since < WORDLESS_MS;
  }

  /** Call {@link flushed} after asking the recogniser to finish. */
  wantsFlush(since: number, now = performance.now()): boolean {
    if (this.#finalAt > this.#loudAt && this.#interim === '') return false;
    if (this.#flushedAt > Math.max(since, this.#loudAt)) return false;
    return now - this.#loudAt >= FLUSH_PAUSE_MS || this.#isWordless(since, now);
  }

  flushed(now = performance.now()): void {
    this.#flushedAt = now;
  }

  /**
   * True once they have finished, and all of it is text.
   * @param since instant from which that matters
   */
  hasFinished(since: number, now = performance.now()): boolean {
    const isText = this.#interim === '' && this.#finalAt > Math.max(since, this.#loudAt);
    const isFlushed = this.#flushedAt >= since && now - this.#flushedAt >= FLUSHED_WITHIN_MS;
    if (now - this.#loudAt >= END_PAUSE_MS) return isText || isFlushed;
    return this.#isWordless(since, now) && isFlushed;
  }

  #isWordless(since: number, now: number): boolean {
    return now - Math.max(since, this.#wordsAt) >= WORDLESS_MS;
  }
}

import { isLoud } from '#listening/capture/level.ts';

/** A pause that long, in milliseconds, is the end: who thinks aloud pauses for less. */
const END_PAUSE_MS = 1_200;
/** After so much silence the recogniser may finish: what it has by the end of the pause is whole. */
const FLUSH_PAUSE_MS = 300;
/** What the recogniser may take to finish. */
const FLUSHED_WITHIN_MS = 700;
/** Speech is understood as it goes on: sound without a word for so long is none. */
const WORDLESS_MS = 2_000;

/**
 * Follows from the sound and the words whether somebody is in the middle of saying something. All instants are
 * those of `performance.now()`.
 */
export class SpeechWatch {
  #loudAt = -Infinity;
  /** When the sound began that goes on since, with pauses between words. */
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

  hearInterim(text: string, now = performance.now()): void {
    if (text !== this.#interim) this.#wordsAt = now;
    this.#interim = text;
    this.#hasInterims ||= text !== '';
  }

  /** Without the sound, words that come are taken for it. */
  readInterim(text: string, now = performance.now()): void {
    if (text !== '' && text !== this.#interim) this.#loudAt = now;
    this.hearInterim(text, now);
  }

  hearFinal(now = performance.now()): void {
    this.#interim = '';
    this.#wordsAt = this.#finalAt = now;
  }

  /** Whether there is speech that is no final text yet. A recogniser without interim text is given the time of one. */
  isSpeaking(now = performance.now()): boolean {
    if (this.#interim !== '') return true;
    if (this.#loudAt <= this.#finalAt) return false;
    const since = this.#hasInterims ? Math.max(this.#loudSince, this.#finalAt) : this.#loudAt;
    return now - since < WORDLESS_MS;
  }

  /** Whether the recogniser is to be asked to finish now; to be followed by {@link flushed}. */
  wantsFlush(since: number, now = performance.now()): boolean {
    if (this.#finalAt > this.#loudAt && this.#interim === '') return false;
    if (this.#flushedAt > Math.max(since, this.#loudAt)) return false;
    return now - this.#loudAt >= FLUSH_PAUSE_MS || this.#isWordless(since, now);
  }

  flushed(now = performance.now()): void {
    this.#flushedAt = now;
  }

  /** Whether they have finished, and all that is to be had of it is text. @param since when that began to matter */
  hasFinished(since: number, now = performance.now()): boolean {
    const isText = this.#interim === '' && this.#finalAt > Math.max(since, this.#loudAt);
    const isFlushed = this.#flushedAt >= since && now - this.#flushedAt >= FLUSHED_WITHIN_MS;
    if (now - this.#loudAt >= END_PAUSE_MS) return isText || isFlushed;
    return this.#isWordless(since, now) && isFlushed;
  }

  /** Music, or a noise. */
  #isWordless(since: number, now: number): boolean {
    return now - Math.max(since, this.#wordsAt) >= WORDLESS_MS;
  }
}

/* Utterance bounds from a voice detector's windows; positions in samples at 16 kHz. */

const seconds = (count: number): number => Math.round(count * 16_000);

const ONSET = seconds(0.3);
const FADE = seconds(0.1);
/**
 * Quiet that may be the end: decoding starts. At least FADE, so the utterance stays the same; detectors
 * notice quiet 0.15 s late.
 */
const PAUSE = seconds(0.12);
const SENTENCE_END = seconds(0.25);
const END = seconds(0.65);
export const LONGEST = seconds(8.8);

export interface UtteranceSpan {
  from: number;
  to: number;
}

export type UtteranceTurn = 'begin' | 'pause' | 'resume' | 'end' | 'long';

export class UtteranceBounds {
  #from: number | undefined;
  #voiceEnd = 0;
  #heard = 0;
  #isPaused = false;
  #earliest = 0;

  get span(): UtteranceSpan | undefined {
    if (this.#from === undefined) return undefined;
    return { from: this.#from, to: Math.min(this.#heard, this.#voiceEnd + FADE) };
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  get endsSentence(): boolean {
    return this.#from !== undefined && this.#heard - this.#voiceEnd >= SENTENCE_END;
  }

  get voiceEnd(): number {
    return this.#voiceEnd;
  }

  hear(end: number, isVoice: boolean): UtteranceTurn | undefined {
    const begin = this.#heard;
    this.#heard = end;
    if (isVoice) this.#voiceEnd = end;
    if (this.#from === undefined) return isVoice ? this.#begin(begin) : undefined;
    if (end - this.#from >= LONGEST) return 'long';
    const quiet = end - this.#voiceEnd;
    if (quiet >= END) return 'end';
    const wasPaused = this.#isPaused;
    this.#isPaused = quiet >= PAUSE;
    if (this.#isPaused === wasPaused) return undefined;
    return this.#isPaused ? 'pause' : 'resume';
  }

  end(): void {
    this.#earliest = this.span?.to ?? this.#earliest;
    this.#from = undefined;
    this.#isPaused = false;
  }

  cutAt(place: number): void {
    this.#earliest = place;
    this.#from = place;
  }

  #begin(at: number): UtteranceTurn {
    this.#from = Math.max(this.#earliest, at - ONSET);
    this.#isPaused = false;
    return 'begin';
  }
}

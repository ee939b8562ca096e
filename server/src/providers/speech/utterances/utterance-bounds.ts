/*
 * Where utterances begin and end, from what a detector of voices says of each window. Positions are samples since the
 * stream began, at 16 kHz.
 */

const seconds = (count: number): number => Math.round(count * 16_000);

/** Speech begins softly, before it is noticed. */
const ONSET = seconds(0.3);
/** A last consonant fades after the voice has ended. */
const FADE = seconds(0.1);
/**
 * A quiet that may become the end: what was said is decoded while it is waited for. At least as long as the fade, so
 * that the utterance is the same at its end. Detectors notice a quiet 0.15 s late.
 */
const PAUSE = seconds(0.12);
/** A quiet that ends what is a whole sentence by its words. */
const SENTENCE_END = seconds(0.25);
/** A quiet that ends an utterance, whatever was said. */
const END = seconds(0.65);
/** What a model hears in one piece. */
export const LONGEST = seconds(8.8);

export interface Span {
  from: number;
  to: number;
}

export type UtteranceTurn =
  | 'begin'
  /** A quiet in which the end is likely. */
  | 'pause'
  /** The voice is back before the end. */
  | 'resume'
  | 'end'
  /** Somebody goes on speaking beyond what is heard in one piece: it has to be cut. */
  | 'long';

/** Follows one stream, window by window. */
export class UtteranceBounds {
  #from: number | undefined;
  #voiceEnd = 0;
  #heard = 0;
  #isPaused = false;
  /** No utterance begins before it: what came before is in another. */
  #earliest = 0;

  /** The utterance under way, as far as it is worth decoding, or undefined while nobody speaks. */
  get span(): Span | undefined {
    if (this.#from === undefined) return undefined;
    return { from: this.#from, to: Math.min(this.#heard, this.#voiceEnd + FADE) };
  }

  /** It is quiet, and the end is likely. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** It has been quiet for so long that a whole sentence is over. */
  get endsSentence(): boolean {
    return this.#from !== undefined && this.#heard - this.#voiceEnd >= SENTENCE_END;
  }

  get voiceEnd(): number {
    return this.#voiceEnd;
  }

  /** @param end of the window; @param isVoice what the detector says of it */
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

  /** Ends the utterance under way. */
  end(): void {
    this.#earliest = this.span?.to ?? this.#earliest;
    this.#from = undefined;
    this.#isPaused = false;
  }

  /** Ends the utterance at a place in it; what comes after is the next one. */
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

import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { NOTHING_OPEN, type OpenSentence, splitSentences } from '@pythia/contracts/split-sentences.ts';
import { TermCorrector } from './term-corrector.ts';
import type { ExpectedWord } from './term-sounds.ts';

/** What a sentence of the transcript says with the terms that it seems to hold. */
export interface LineCorrection {
  /** The sentence's key. */
  line: string;
  text: string;
  heard: string;
}

/** Corrects the sentences of a stream, as the transcript of its client is made of them. */
export class LineCorrector {
  #expected: readonly ExpectedWord[] = [];
  readonly #channel: SpokenChannel;
  readonly #onFailure: (error: unknown) => void;
  #terms: TermCorrector | undefined;
  #open: OpenSentence = NOTHING_OPEN;

  /** @param onFailure hears why a line was not corrected, which stays as it was heard then */
  constructor(channel: SpokenChannel, onFailure: (error: unknown) => void) {
    this.#channel = channel;
    this.#onFailure = onFailure;
  }

  /** From now on these: some terms are found only after the first lines. */
  expect(words: readonly ExpectedWord[]): void {
    this.#expected = words;
    this.#terms = undefined;
  }

  /** @param id of the line's event */
  hear(id: string, text: string): LineCorrection[] {
    try {
      return this.#corrections(id, text);
    } catch (error) {
      this.#onFailure(error);
      return [];
    }
  }

  #corrections(id: string, text: string): LineCorrection[] {
    const sentences = this.#sentences(text); // always: a sentence may be open when the words come
    if (this.#expected.length === 0) return [];
    this.#terms ??= new TermCorrector(this.#expected); // with the first line: many streams have none
    const found: LineCorrection[] = [];
    for (const [place, heard] of sentences.entries()) {
      const corrected = this.#terms.correct(heard);
      if (corrected !== undefined && corrected.length <= LIMITS.line)
        found.push({ line: `${id}/${place}`, text: corrected, heard });
    }
    return found;
  }

  /** What the candidate says is one line as it comes. */
  #sentences(text: string): readonly string[] {
    if (this.#channel === 'candidate') return [text.trim()];
    const { sentences, open } = splitSentences(this.#open, /^[\s.!?,]/.test(text) ? text : ` ${text}`);
    this.#open = open;
    return sentences;
  }
}

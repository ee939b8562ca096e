import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { NOTHING_OPEN, type OpenSentence, splitSentences } from '@pythia/contracts/split-sentences.ts';
import { TermCorrector } from './term-corrector.ts';
import type { ExpectedWord } from './term-sounds.ts';

export interface LineCorrection {
  line: string;
  text: string;
  heard: string;
}

export class LineCorrector {
  #expected: readonly ExpectedWord[] = [];
  readonly #channel: SpokenChannel;
  readonly #onFailure: (error: unknown) => void;
  #terms: TermCorrector | undefined;
  #open: OpenSentence = NOTHING_OPEN;

  constructor(channel: SpokenChannel, onFailure: (error: unknown) => void) {
    this.#channel = channel;
    this.#onFailure = onFailure;
  }

  expect(words: readonly ExpectedWord[]): void {
    this.#expected = words;
    this.#terms = undefined;
  }

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
    this.#terms ??= new TermCorrector(this.#expected);
    const found: LineCorrection[] = [];
    for (const [place, heard] of sentences.entries()) {
      const corrected = this.#terms.correct(heard);
      if (corrected !== undefined && corrected.length <= LIMITS.line)
        found.push({ line: `${id}/${place}`, text: corrected, heard });
    }
    return found;
  }

  #sentences(text: string): readonly string[] {
    if (this.#channel === 'candidate') return [text.trim()];
    const { sentences, open } = splitSentences(this.#open, /^[\s.!?,]/.test(text) ? text : ` ${text}`);
    this.#open = open;
    return sentences;
  }
}

import { beginsSentence } from './begins-sentence.ts';
import { toSentences } from './punctuate-utterance.ts';

/** After so many words any pause ends the sentence. */
const MOST_WORDS = 30;

const MARK = /\p{Sentence_Terminal}+$/u;

/** What was said and is not over, in fragments that pauses part: a longer quiet ends it, or another sentence that begins. */
export class OpenUtterance {
  #fragments: string[] = [];
  /** How many of its words were given as final text, but for the mark of their last sentence. */
  #given = 0;

  get isOpen(): boolean {
    return this.#fragments.length > 0;
  }

  /** The words that were not given yet, as they were heard, with those that are being said. */
  interim(words: string): string {
    return [...this.#words().slice(this.#given), words].join(' ').trim();
  }

  /**
   * Takes in the words before a pause.
   * @returns final text: what is over because they begin another sentence; else empty
   */
  add(fragment: string): string {
    if (fragment.trim() === '') return '';
    const words = this.#words();
    const isOver = words.length > MOST_WORDS || beginsSentence(fragment, words.join(' '));
    const over = isOver && words.length > this.#given ? this.close() : '';
    this.#fragments.push(fragment);
    return over;
  }

  /** Gives what was said so far as final text, without the mark of a sentence that may go on. */
  cut(): string {
    const rest = this.#rest().replace(MARK, '');
    const last = toSentences(this.#fragments).at(-1)?.replace(MARK, '');
    this.#fragments = last === undefined ? [] : [last];
    this.#given = this.#words().length;
    return rest;
  }

  /** Gives the rest as final text, to the mark of its last sentence. */
  close(): string {
    const rest = this.#rest();
    this.#fragments = [];
    this.#given = 0;
    return rest;
  }

  #rest(): string {
    const words = toSentences(this.#fragments).join(' ').split(' ');
    const owed = MARK.exec(words[this.#given - 1] ?? '')?.[0] ?? '';
    return [owed, ...words.slice(this.#given)].join(' ').trim();
  }

  #words(): string[] {
    return this.#fragments.flatMap((fragment) => fragment.trim().split(/\s+/));
  }
}

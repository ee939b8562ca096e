import { Tokenizer } from '@huggingface/tokenizers';
import { LRUCache } from 'lru-cache';

/** Words come again and again, `2019` and `Manager`. */
const MOST_WORDS = 20_000;
/** A longer one is no word. */
const LONGEST_WORD = 60;
const BEGIN = '[CLS]';
const END = '[SEP]';

/** A line's tokens as a model reads them. */
export interface Tokens {
  ids: number[];
  /** Where each word begins among them; −1: the line is longer than is read, or the word has no token. */
  starts: number[];
}

/** Cuts words into tokens: WordPiece, as BERT does, which reads each word by itself. */
export class WordTokens {
  readonly #tokenizer: Tokenizer;
  readonly #most: number;
  readonly #known = new LRUCache<string, number[]>({ max: MOST_WORDS });

  /**
   * @param tokenizer the content of a `tokenizer.json`
   * @param most tokens of a line, with its begin and end
   */
  constructor(tokenizer: object, most: number) {
    this.#tokenizer = new Tokenizer(tokenizer, {});
    this.#most = most;
  }

  of(words: readonly string[]): Tokens {
    const ids = [this.#id(BEGIN)];
    const starts: number[] = [];
    for (const word of words) {
      const own = this.#piecesOf(word.slice(0, LONGEST_WORD));
      starts.push(own.length > 0 && ids.length + own.length < this.#most ? ids.length : -1);
      if (ids.length < this.#most) ids.push(...own);
    }
    return { ids: [...ids.slice(0, this.#most - 1), this.#id(END)], starts };
  }

  #id(token: string): number {
    const id = this.#tokenizer.token_to_id(token);
    if (id === undefined) throw new Error(`The tokenizer has no ${token}`);
    return id;
  }

  #piecesOf(word: string): number[] {
    const known = this.#known.get(word);
    if (known) return known;
    const { ids } = this.#tokenizer.encode(word, { add_special_tokens: false });
    this.#known.set(word, ids);
    return ids;
  }
}

import { Tokenizer } from '@huggingface/tokenizers';
import { LRUCache } from 'lru-cache';

const MOST_WORDS = 20_000;
const LONGEST_WORD = 60;
const BEGIN = '[CLS]';
const END = '[SEP]';

export interface Tokens {
  ids: number[];
  /** Index of each word's first token; −1: beyond the limit, or without a token. */
  starts: number[];
}

/** BERT's WordPiece, word by word. */
export class WordTokens {
  readonly #tokenizer: Tokenizer;
  readonly #most: number;
  readonly #known = new LRUCache<string, number[]>({ max: MOST_WORDS });

  /**
   * @param tokenizer parsed `tokenizer.json`
   * @param most tokens of a line, with begin and end
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

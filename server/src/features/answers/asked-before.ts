import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AskedExchange } from '#asking/exchange.ts';
import { firstTokens } from '#asking/estimate-tokens.ts';
import { EACH_TOKENS } from '#asking/fit-history.ts';
import type { Id } from '#db/database.ts';
import type { ChatMessage } from '#providers/llm/language-model.ts';

/** Some hundreds of long interviews; each character is two bytes at most. */
const MOST_CHARACTERS = 8e6;
/** Of a key, and of what holds the words. */
const BESIDE_WORDS = 200;

interface AskedQuestion {
  /** A key of the prompt's beginning: behind another one the same numbers mean other experiences. */
  beginning: string;
  words: string;
}

/**
 * The words in which this process put the questions of interviews to a language model, with what stood beside them.
 * Put again like that, each prompt begins with the whole of the one before it, and a server that keeps what it has read
 * need not read that anew. What another instance asked, or this one before a restart, stands as it was heard each time.
 */
export class AskedBefore {
  /** By exchange. */
  readonly #questions = new LRUCache<Id, AskedQuestion>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ words }) => words.length + BESIDE_WORDS,
  });

  /** Exchanges of an interview, each question in the words in which it was put behind this beginning. */
  inWords(beginning: ChatMessage, exchanges: readonly AskedExchange[]): AskedExchange[] {
    const key = keyOf(beginning);
    return exchanges.map((one) => {
      const known = this.#questions.get(one.id);
      return known?.beginning === key ? { ...one, question: known.words } : one;
    });
  }

  add(beginning: ChatMessage, exchange: Id, { content }: ChatMessage): void {
    this.#questions.set(exchange, { beginning: keyOf(beginning), words: firstTokens(content, EACH_TOKENS) });
  }
}

const keyOf = ({ content }: ChatMessage): string => hash('sha256', content);

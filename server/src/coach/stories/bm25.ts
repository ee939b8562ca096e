import { BM25 } from './weights.ts';

/** How often each term stands in a document; a term of less weight counts as less than once. */
export type TermCounts = ReadonlyMap<string, number>;

/**
 * Okapi BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009) over a
 * handful of documents. A library's index gives a sum alone; here each term's part is wanted, to know how much
 * of the question is covered.
 */
export class TermIndex {
  readonly #documents: readonly TermCounts[];
  readonly #lengths: readonly number[];
  readonly #average: number;
  readonly #holding = new Map<string, number>();
  readonly #k1: number;
  readonly #b: number;

  /** @param saturation how much a term counts that a document has often, and its share of length: those of stories unless said */
  constructor(documents: readonly TermCounts[], { k1, b }: { k1: number; b: number } = BM25) {
    this.#documents = documents;
    this.#k1 = k1;
    this.#b = b;
    this.#lengths = documents.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
    this.#average = this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);
    for (const counts of documents)
      for (const term of counts.keys()) this.#holding.set(term, (this.#holding.get(term) ?? 0) + 1);
  }

  get terms(): Iterable<string> {
    return this.#holding.keys();
  }

  has(term: string): boolean {
    return this.#holding.has(term);
  }

  /** How much a term tells the documents apart; one that none holds would have told most. */
  rarity(term: string): number {
    const holding = this.#holding.get(term) ?? 0;
    return Math.log(1 + (this.#documents.length - holding + 0.5) / (holding + 0.5));
  }

  /** From 0 (the document lacks the term) towards 1 (it is all about it). */
  presence(term: string, document: number): number {
    const count = this.#documents[document]?.get(term) ?? 0;
    if (count === 0) return 0;
    const length = this.#lengths[document]! / this.#average;
    return count / (count + this.#k1 * (1 - this.#b + this.#b * length));
  }
}

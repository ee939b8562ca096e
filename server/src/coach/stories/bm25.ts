import { BM25 } from './weights.ts';

/** Counts; terms of less weight count fractions. */
export type TermCounts = ReadonlyMap<string, number>;

/**
 * Okapi BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009), with
 * each term's part for coverage, which libraries do not give.
 */
export class TermIndex {
  readonly #documents: readonly TermCounts[];
  readonly #lengths: readonly number[];
  readonly #average: number;
  readonly #holding = new Map<string, number>();
  readonly #k1: number;
  readonly #b: number;

  /** Saturation and share of length, those of stories by default. */
  constructor(documents: readonly TermCounts[], { k1, b }: { k1: number; b: number } = BM25) {
    this.#documents = documents;
    this.#k1 = k1;
    this.#b = b;
    this.#lengths = documents.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
    this.#average = this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);
    for (const counts of documents)
      for (const term of counts.keys()) this.#holding.set(term, (this.#holding.get(term) ?? 0) + 1);
  }

  has(term: string): boolean {
    return this.#holding.has(term);
  }

  rarity(term: string): number {
    const holding = this.#holding.get(term) ?? 0;
    return Math.log(1 + (this.#documents.length - holding + 0.5) / (holding + 0.5));
  }

  /** 0 (lacking) towards 1. */
  presence(term: string, document: number): number {
    const count = this.#documents[document]?.get(term) ?? 0;
    if (count === 0) return 0;
    const length = this.#lengths[document]! / this.#average;
    return count / (count + this.#k1 * (1 - this.#b + this.#b * length));
  }
}

import { tellingWords } from './telling-words.ts';

/** Inverted index: the time of a search grows with the searched text alone. */
export class WordIndex {
  readonly #places = new Map<string, number[]>();
  readonly #needed: number[];

  /** @param neededOf shared words that show a text, by its number of words */
  constructor(texts: readonly string[], neededOf: (words: number) => number, mostSharing = Infinity) {
    const words = texts.map(tellingWords);
    for (const [place, own] of words.entries())
      for (const word of own) this.#places.set(word, [...(this.#places.get(word) ?? []), place]);
    for (const [word, places] of this.#places) if (places.length > mostSharing) this.#places.delete(word);
    this.#needed = words.map((own) => neededOf([...own].filter((word) => this.#places.has(word)).length));
  }

  spokenOf(text: string, known: ReadonlySet<string> = NONE): number[] {
    const shared = new Map<number, number>();
    for (const word of tellingWords(text)) {
      if (known.has(word)) continue;
      for (const place of this.#places.get(word) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    }
    return [...shared].flatMap(([place, count]) => (count >= this.#needed[place]! ? [place] : []));
  }
}

const NONE: ReadonlySet<string> = new Set();

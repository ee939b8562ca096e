import { tellingWords } from './telling-words.ts';

/** Finds which of some texts another one speaks of, in a time that grows with that one alone. */
export class WordIndex {
  readonly #places = new Map<string, number[]>();
  readonly #needed: number[];

  /**
   * @param neededOf how many of a text's telling words show that it is spoken of
   * @param mostSharing a word in more texts than so many tells none of them
   */
  constructor(texts: readonly string[], neededOf: (words: number) => number, mostSharing = Infinity) {
    const words = texts.map(tellingWords);
    for (const [place, own] of words.entries())
      for (const word of own) this.#places.set(word, [...(this.#places.get(word) ?? []), place]);
    for (const [word, places] of this.#places) if (places.length > mostSharing) this.#places.delete(word);
    this.#needed = words.map((own) => neededOf([...own].filter((word) => this.#places.has(word)).length));
  }

  /** @param known words that show nothing */
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

interface LiveWords {
  text: string;
  stands: number;
}

const letters = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const withoutMark = (word: string): string => word.replace(/[.?!,;:…]+$/u, '');

/**
 * Live words of a growing utterance: words on which two successive decodings agree stay (local agreement, Liu
 * et al., 2020).
 */
export class AgreedWords {
  #agreed: string[] = [];
  #before: readonly string[] = [];

  add(text: string): LiveWords {
    const words = text.split(/\s+/).filter((word) => letters(word) !== '');
    let count = this.#agreed.length;
    while (count < words.length && agree(words[count]!, this.#before[count])) count += 1;
    const standing = [...this.#agreed, ...words.slice(this.#agreed.length, count).map(withoutMark)];
    const shown = [...standing, ...words.slice(count)];
    this.#agreed = standing;
    this.#before = words;
    const last = shown.length - 1;
    const all = shown.map((word, place) => (place === last ? withoutMark(word) : word)).join(' ');
    return { text: all, stands: Math.min(all.length, standing.join(' ').length) };
  }

  reset(): void {
    this.#agreed = [];
    this.#before = [];
  }
}

const agree = (word: string, before: string | undefined): boolean =>
  before !== undefined && letters(word) === letters(before);

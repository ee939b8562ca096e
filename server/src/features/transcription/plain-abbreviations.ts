const TITLES = /\b(Mr|Mrs|Ms|Dr|Prof|St|vs|e\.g|i\.e)\.(?=\s)/g;
/** "U.S." and "P. O. S. T.", of which a recogniser is sure only by the letter. */
const LETTERS = /\b\p{Lu}\.(?:\s?\p{Lu}\.)+/gu;

/**
 * Final text with no stop but those that end a sentence, as the transcript is split at each: "Mr. Dashwood" becomes
 * "Mr Dashwood", "the U.S. market" "the US market", "P. O. S. T." "POST".
 */
export function plainAbbreviations(text: string): string {
  return text
    .replace(TITLES, (_stop, title: string) => title)
    .replace(LETTERS, (letters, at: number, all: string) => {
      const isLast = at + letters.length === all.length;
      return letters.replace(/[.\s]/g, '') + (isLast ? '.' : '');
    });
}

const TITLES = /\b(Mr|Mrs|Ms|Dr|Prof|St|vs|e\.g|i\.e)\.(?=\s)/g;
/** Spelt letters: "U.S.", "P. O. S. T." */
const LETTERS = /\b\p{Lu}\.(?:\s?\p{Lu}\.)+/gu;

/**
 * Removes stops that end no sentence, as the transcript is split at each: "Mr. Dashwood" becomes "Mr
 * Dashwood", "the U.S. market" "the US market", "P. O. S. T." "POST".
 */
export function plainAbbreviations(text: string): string {
  return text
    .replace(TITLES, (_stop, title: string) => title)
    .replace(LETTERS, (letters, at: number, all: string) => {
      const isLast = at + letters.length === all.length;
      return letters.replace(/[.\s]/g, '') + (isLast ? '.' : '');
    });
}

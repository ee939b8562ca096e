export const MOST_CHARACTERS = 1_000;

const SENTENCES = /^.*[.!?;]\s/s;
const WORDS = /^.*\s/s;

/**
 * Cut behind a sentence, else between words, else anywhere: bounds rules whose time grows with the square of
 * a line's length.
 */
export function inPieces(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MOST_CHARACTERS) {
    const head = rest.slice(0, MOST_CHARACTERS);
    const [piece] = SENTENCES.exec(head) ?? WORDS.exec(head) ?? [head];
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return [...pieces, rest];
}

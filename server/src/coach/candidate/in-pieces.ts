/** No line and no sentence is as long. */
export const MOST_CHARACTERS = 1_000;

const SENTENCES = /^.*[.!?;]\s/s;
const WORDS = /^.*\s/s;

/**
 * Longer text in pieces, cut behind a sentence, else between words, else anywhere. What reads a line may take time by
 * the square of its length; what reads a text takes time by its length alone, since its lines and sentences have a bound.
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

const LONGEST_PIECE = 40;
const SHORTEST_PIECE = 12;
const BEGINS_PIECE = /^(?:so|but|because|then|when|which|who|where|since|until|afterwards)$/iu;
const MOST_PIECES = 80;
const BULLET = /^\s*[-–—•*·▪]\s+/u;
const GOES_ON = /^\s*\p{Ll}/u;

export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=(?<!\.\.)[.!?]["”’)]?)\s+(?=\S)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/**
 * Sentences of an answer, or pieces of one that goes on and on; several sentences to a piece where there are
 * very many.
 */
export function piecesOf(text: string): string[] {
  const pieces = sentencesIn(text).flatMap(inPieces);
  const least = pieces.reduce((sum, piece) => sum + countWords(piece), 0) / MOST_PIECES;
  const joined: string[] = [];
  for (const piece of pieces)
    if (joined.length > 0 && countWords(joined.at(-1)!) < least) joined.push(`${joined.pop()} ${piece}`);
    else joined.push(piece);
  return joined;
}

const countWords = (text: string): number => text.split(/\s+/u).length;

function inPieces(sentence: string): string[] {
  const words = sentence.trim().split(/\s+/u);
  if (words.length <= LONGEST_PIECE) return [words.join(' ')];
  const pieces: string[][] = [[]];
  for (const word of words) {
    const piece = pieces.at(-1)!;
    const isFull =
      piece.length >= LONGEST_PIECE || (piece.length >= SHORTEST_PIECE && BEGINS_PIECE.test(word));
    if (isFull) pieces.push([word]);
    else piece.push(word);
  }
  return pieces.map((piece) => piece.join(' '));
}

export function wholeLines(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines.filter((each) => /[\p{L}\p{N}]/u.test(each)))
    if (whole.length > 0 && GOES_ON.test(line)) whole.push(`${whole.pop()} ${line.trim()}`);
    else whole.push(line.replace(BULLET, '').trim());
  return whole;
}

export const clausesIn = (line: string): string[] =>
  line
    .split(/;\s+|(?<=\S{3}):\s+(?=\p{Ll})|(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})/u)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

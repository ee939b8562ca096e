/**
 * Cuts after a word that fits, or inside a word that alone is too long.
 * @param max characters
 */
export function cutAfterWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const isWhole = /[\s,;:.!?)]/.test(text[max]!);
  const words = isWhole ? text.slice(0, max) : text.slice(0, max).replace(/\s\S*$/, '');
  // half of a surrogate pair is not left at the end
  return words.replace(/[\uD800-\uDBFF]$/, '').replace(/(?:\s|[,;:–—(|/-])+$/u, '');
}

/**
 * Pieces that end at a line, else a sentence, else a word.
 * @param max characters
 */
export function fittingPieces(text: string, max: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const piece = cutAfter(/\n/g, rest, max) ?? cutAfter(/[.!?](?=\s)/g, rest, max) ?? wordsUpTo(rest, max);
    pieces.push(piece.trim());
    rest = rest.slice(piece.length).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

function cutAfter(end: RegExp, text: string, max: number): string | undefined {
  const last = [...text.slice(0, max + 1).matchAll(end)].findLast(({ index }) => index < max);
  return last && text.slice(0, last.index + 1);
}

function wordsUpTo(text: string, max: number): string {
  const words = text.slice(0, max + 1).replace(/\s\S*$/, '');
  return words.length <= max ? words : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

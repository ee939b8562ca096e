/** As much of a text as fits, up to the end of a word; of a word that alone is too long as much as fits. @param max in characters, as a field counts them */
export function cutAfterWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const isWhole = /[\s,;:.!?)]/.test(text[max]!);
  const words = isWhole ? text.slice(0, max) : text.slice(0, max).replace(/\s\S*$/, '');
  // half of a pair is not left at the end
  return words.replace(/[\uD800-\uDBFF]$/, '').replace(/(?:\s|[,;:–—(|/-])+$/u, '');
}

/** A text in pieces that fit, each up to the end of a line, else of a sentence, else of a word. @param max in characters */
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

/** Up to the last such end that fits. */
function cutAfter(end: RegExp, text: string, max: number): string | undefined {
  const last = [...text.slice(0, max + 1).matchAll(end)].findLast(({ index }) => index < max);
  return last && text.slice(0, last.index + 1);
}

function wordsUpTo(text: string, max: number): string {
  const words = text.slice(0, max + 1).replace(/\s\S*$/, '');
  return words.length <= max ? words : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

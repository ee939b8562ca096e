import { textWidth, type FontWeight } from './text-width.ts';

interface Type {
  weight: FontWeight;
  size: number;
}

/**
 * Breaks at spaces; inside a word only if it alone is too long.
 * @param width millimetres
 */
export function wrapText(text: string, width: number, { weight, size }: Type): string[] {
  const fits = (line: string) => textWidth(line, weight, size) <= width;
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, fits));
}

type Fits = (line: string) => boolean;

function wrapParagraph(paragraph: string, fits: Fits): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ').flatMap((word) => breakWord(word, fits))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return [...lines, line];
}

/** Combining marks stay with their letter. */
function breakWord(word: string, fits: Fits): string[] {
  if (fits(word)) return [word];
  const pieces = [''];
  for (const { segment } of new Intl.Segmenter('en').segment(word)) {
    const longer = pieces.at(-1)! + segment;
    if (fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}

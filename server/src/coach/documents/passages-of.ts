import type { DocumentPart } from '#coach/documents.ts';

const WORDS = 60;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const MARKS = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+|\*\*|__|`/gm;

export type Saying = readonly string[];

export function passagesOf({ text }: Pick<DocumentPart, 'text'>): Saying[] {
  const stretches: string[][] = [];
  let words = Infinity;
  for (const sentence of sentencesIn(text)) {
    const own = sentence.split(/\s+/).length;
    if (words + own > WORDS) {
      stretches.push([]);
      words = 0;
    }
    stretches.at(-1)!.push(sentence);
    words += own;
  }
  return stretches;
}

/** A wrapped line goes on; a bullet or an empty line ends a sentence. */
function sentencesIn(text: string): string[] {
  const pieces = text.split(/\n\s*\n|\n(?=\s*(?:[-*•·]|\d{1,2}[.)])\s)/);
  return pieces.flatMap((piece) =>
    [...SENTENCES.segment(piece.replace(MARKS, '').replace(/\s+/g, ' '))]
      .map(({ segment }) => segment.trim())
      .filter(Boolean),
  );
}

export function textsOfPart(part: DocumentPart): string[] {
  const heading = part.path.at(-1) ?? part.title;
  return [heading, ...passagesOf(part).map((sentences) => `${heading}. ${sentences.join(' ')}`)];
}

import type { DocumentPart } from '#coach/documents.ts';

/** A sentence model reads so much of a text well. */
const WORDS = 60;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Of a bullet, of emphasis and of code: they are not said. */
const MARKS = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+|\*\*|__|`/gm;

/** Sentences that stand beside each other, as they can be said: without marks of layout. */
export type Saying = readonly string[];

/** A part of a document in stretches of some sixty words. */
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

/** A line that wraps goes on; a bullet and an empty line end what is before them. */
function sentencesIn(text: string): string[] {
  const pieces = text.split(/\n\s*\n|\n(?=\s*(?:[-*•·]|\d{1,2}[.)])\s)/);
  return pieces.flatMap((piece) =>
    [...SENTENCES.segment(piece.replace(MARKS, '').replace(/\s+/g, ' '))]
      .map(({ segment }) => segment.trim())
      .filter(Boolean),
  );
}

/** What a sentence model reads of a part: what it stands under, then each stretch of it behind that. */
export function textsOfPart(part: DocumentPart): string[] {
  const heading = part.path.at(-1) ?? part.title;
  return [heading, ...passagesOf(part).map((sentences) => `${heading}. ${sentences.join(' ')}`)];
}

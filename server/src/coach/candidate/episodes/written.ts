import { readSentences, readTokens, type Token } from '#coach/language/read-text.ts';
import { inPieces } from '../in-pieces.ts';

/** A sentence as it was written, with its words. */
export interface Written {
  text: string;
  tokens: readonly Token[];
}

/** A point behind these ends no sentence where the next word begins small, and ends one where it is great. */
const SHORT = /(?:^|\s)(?:incl|approx|p\. ?a|yrs?|hrs?|mins?|vs|est|max|dept|ca)\.$/i;
const AFTER_SHORT = /(?<=\s(?:p\. ?a|yrs|hrs|mins|etc)\.)\s+(?=\p{Lu})/u;

/** The foot of a page, where a text was copied across it. */
const PAGE = /\sPage \d{1,2} of \d{1,2}\b/g;

/** Written text in sentences. */
export function readWritten(text: string): Written[] {
  const read = inPieces(text.replace(PAGE, ' ').replace(/\s+/g, ' ').trim())
    .flatMap((piece) => piece.split(AFTER_SHORT))
    .flatMap(readSentences)
    .filter(({ tokens }) => tokens.length > 0);
  const sentences: Written[] = [];
  for (const sentence of read) {
    const before = sentences.at(-1);
    if (before && SHORT.test(before.text) && /^\p{Ll}/u.test(sentence.text)) {
      const whole = `${before.text} ${sentence.text}`;
      sentences[sentences.length - 1] = { text: whole, tokens: readTokens(whole) };
    } else sentences.push(sentence);
  }
  return sentences;
}

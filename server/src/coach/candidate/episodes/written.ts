import { readSentences, readTokens, type Token } from '#coach/language/read-text.ts';
import { inPieces } from '../in-pieces.ts';

/** A sentence as it was written, with its words. */
export interface Written {
  text: string;
  tokens: readonly Token[];
}

/** A point behind these ends no sentence where the next word begins small, and ends one where it is great. */
const SHORT =
  /(?:^|\s)(?:incl|approx|p\. ?a|yrs?|hrs?|mins?|wks?|vs|est|max|dept|ca|avg|inst|maint|resp|cert|mgmt|mgr|eng|assist|admin|tech|prod|dev|qty|elec|mech|equip|refurb|qual|prep|ext|int|reg|spec)\.$/i;
/** `Fab. and welded`: so short a word is no sentence. */
const SHORT_WORD = /^\p{L}{1,6}\.$/u;
/** `Cat. C licence`: what is so called has a letter or a number. */
const NAMED_BY_A_LETTER = /(?:^|\s)(?:cat|no|fig|vol|sec)\.$/i;
const LETTER = /^(?:(?![AI](?!\d))\p{Lu}\d?|\d+)(?![\p{L}\p{N}])/u;
const AFTER_SHORT = /(?<=\s(?:p\. ?a|yrs|hrs|mins|etc)\.)\s+(?=\p{Lu})/u;

const isShort = (text: string): boolean => SHORT.test(text) || SHORT_WORD.test(text);

/** Whether a sentence ended at a point that is of a short form. */
const goesOn = (before: string, next: string): boolean =>
  (isShort(before) && /^[\p{Ll}\d&]/u.test(next)) || (NAMED_BY_A_LETTER.test(before) && LETTER.test(next));

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
    if (before && goesOn(before.text, sentence.text)) {
      const whole = `${before.text} ${sentence.text}`;
      sentences[sentences.length - 1] = { text: whole, tokens: readTokens(whole) };
    } else sentences.push(sentence);
  }
  return sentences;
}

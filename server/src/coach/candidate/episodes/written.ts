import { isKnownWord, readSentences, readTokens, type Token } from '#coach/language/read-text.ts';
import { inPieces } from '../in-pieces.ts';

export interface Written {
  text: string;
  tokens: readonly Token[];
}

/** Abbreviations: a sentence ends behind them only before a capital. */
const SHORT =
  /(?:^|\s)(?:incl|approx|p\. ?a|yrs?|hrs?|mins?|wks?|vs|est|max|dept|ca|avg|inst|maint|resp|cert|mgmt|mgr|eng|assist|admin|tech|prod|dev|qty|elec|mech|equip|refurb|qual|prep|ext|int|reg|spec)\.$/i;
/** `Fab. and welded` */
const SHORT_WORD = /^\p{L}{1,6}\.$/u;
/** `in hosp. corridor` */
const CLIPPED = /[\s/](\p{Ll}{2,6})\.$/u;
/** `Cat. C licence` */
const NAMED_BY_A_LETTER = /(?:^|\s)(?:cat|no|fig|vol|sec)\.$/i;
const LETTER = /^(?:(?![AI](?!\d))\p{Lu}\d?|\d+)(?![\p{L}\p{N}])/u;
const AFTER_SHORT =
  /(?<=\s(?:p\. ?a|yrs|hrs|mins|etc)\.)\s+(?=\p{Lu})|(?<=\b[ap]\.m\.)\s+(?=(?!\p{L}+day\b)\p{Lu}\p{Ll}+\b)/u;

const isShort = (text: string): boolean => SHORT.test(text) || SHORT_WORD.test(text) || isClipped(text);

const isClipped = (text: string): boolean => {
  const [, word] = CLIPPED.exec(text) ?? [];
  return word !== undefined && (!isKnownWord(word) || !/[aeiouy]/.test(word) || /,\s\S+$/.test(text));
};

/** `Stray volt. on the stand` */
const TWO_WORDS = /^\S+ \p{Ll}{2,5}\.$/u;
const IN_A_PHRASE = /^(?:on|in|at|by|for|of|to|from|with|w\/|and|or)(?=\s)/;

const goesOn = (before: string, next: string): boolean =>
  (isShort(before) && /^(?:[\p{Ll}\d:&,/(]|\p{Lu}{2})/u.test(next)) ||
  (TWO_WORDS.test(before) && IN_A_PHRASE.test(next)) ||
  (NAMED_BY_A_LETTER.test(before) && LETTER.test(next));

const PAGE = /\sPage \d{1,2} of \d{1,2}\b/g;

export function readWritten(text: string): Written[] {
  const read = inPieces(text.replace(PAGE, ' ').replace(/\s+/g, ' ').trim())
    .flatMap((piece) => piece.split(AFTER_SHORT))
    .flatMap(readSentences)
    .filter(({ tokens }) => tokens.length > 0);
  const sentences: (Written & { isJoined: boolean })[] = [];
  for (const sentence of read) {
    const before = sentences.at(-1);
    if (before && goesOn(before.text, sentence.text)) {
      before.text += ` ${sentence.text}`;
      before.isJoined = true;
    } else sentences.push({ ...sentence, isJoined: false });
  }
  return sentences.map(({ text: whole, tokens, isJoined }) => ({
    text: whole,
    tokens: isJoined ? readTokens(whole) : tokens,
  }));
}

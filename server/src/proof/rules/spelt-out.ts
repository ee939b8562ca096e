import { isContent } from './in-sentence.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { innerWords } from '../text/lexeme.ts';

const LONGEST_SPELT = 6;

/** `cross-laminated timber` of `CLT` */
export function spellsAcronym(sentence: SentenceSoFar, at: number): boolean {
  let letters = '';
  for (let end = at; end < at + LONGEST_SPELT; end += 1) {
    const token = sentence.peek(end);
    if (token?.text === '-') continue;
    if (!isContent(token)) return false;
    letters += token.low[0];
    if (letters.length > 1 && sentence.some(({ acronyms }) => acronyms.has(letters))) return true;
  }
  return false;
}

/** `chartered engineer` of `CEng`, `bachelor of commerce` of `BCom` */
export function spellsJoined(sentence: SentenceSoFar, at: number): boolean {
  const first = sentence.peek(at);
  const second = sentence.peek(sentence.peek(at + 1)?.low === 'of' ? at + 2 : at + 1);
  if (!isContent(first) || !isContent(second)) return false;
  return sentence.some(({ joined }) =>
    joined.some(({ letter, rest }) => first.low[0] === letter && second.low.startsWith(rest)),
  );
}

const SPELT = { before: 2, all: 5 };

/** A word within the full form of an abbreviation: “certified Scrum product owner” of `CSPO`. */
export function isWithinSpelt(sentence: SentenceSoFar, at: number): boolean {
  for (let from = Math.max(0, at - SPELT.before); from <= at; from += 1) {
    let letters = '';
    for (let place = from; place < from + SPELT.all; place += 1) {
      const token = sentence.peek(place);
      if (!isContent(token)) break;
      for (const word of innerWords(token.text)) letters += word[0]!.toLowerCase();
      if (place >= at && letters.length > 2 && sentence.some(({ acronyms }) => acronyms.has(letters)))
        return true;
    }
  }
  return false;
}

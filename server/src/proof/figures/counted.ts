import { type FigureClaim, isCounted, isPlain, isSpecific } from './figure-claim.ts';
import { isAboutLine, pairsIn } from './pairs.ts';
import type { Figure } from '../grounds/figures.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import type { Lexeme } from '../text/lexeme.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { numberAt, type ReadNumber } from '../text/read-number.ts';

const NEAR = 8;

const nearOf = (figures: readonly Figure[], at: number): Figure[] =>
  figures.slice(Math.max(0, at - NEAR), at + NEAR).filter(({ line }) => line === figures[at]!.line);

/** The 38 of `36 of our 38`. */
export function wholeBehind({ peek }: SentenceSoFar, end: number): ReadNumber | undefined {
  if (peek(end)?.low !== 'of') return undefined;
  const isNamed = /^(our|the|all|those|these|my|their)$/.test(peek(end + 1)?.low ?? '');
  return numberAt(peek, isNamed ? end + 2 : end + 1);
}

/** “36 of our 38”, where the material tells of the other two. */
export function isRestOf(claim: FigureClaim): boolean {
  const { sentence, number, end } = claim;
  const all = isPlain(claim) ? wholeBehind(sentence, end) : undefined;
  if (!all) return false;
  return sentence.some(({ figures }) =>
    figures.some(
      (whole, at) =>
        whole.value === all.value &&
        nearOf(figures, at).some(
          ({ kind, value }) => kind === whole.kind && value + number.value === whole.value,
        ),
    ),
  );
}

/** Supports a line's sum, or how many things it lists. */
export function isCountOfLine(claim: FigureClaim): boolean {
  return (
    isPlain(claim) &&
    claim.sentence.some((grounds) => isSumOfLine(claim, grounds) || isLengthOfList(claim, grounds))
  );
}

function isSumOfLine({ sentence, number, from, end }: FigureClaim, grounds: Grounds): boolean {
  const counts = grounds.figures.filter(({ kind }) => kind === 'plain');
  for (const [line, all] of Map.groupBy(counts, (figure) => figure.line)) {
    if (all.length <= 2 || all.reduce((sum, { value }) => sum + value, 0) !== number.value) continue;
    if (isCounted(number.noun) || isAboutLine(sentence, grounds, line, from, end)) return true;
  }
  return false;
}

/** `three meals a day for 230 boarders` */
export const isProductOfLine = (claim: FigureClaim): boolean =>
  isPlain(claim) &&
  isSpecific(claim.number.value) &&
  claim.sentence.some((grounds) =>
    pairsIn(grounds).some(
      ({ a, b, kind }) =>
        kind === 'plain' && a.value * b.value === claim.number.value && a.noun === claim.number.noun,
    ),
  );

const PLACES = /^(town|city|country|state|region|market)$/;
const LONGEST_LIST = 8;

/** “Three tools”, from a line `Tools: …, … and …`. */
function isLengthOfList({ number: { value, noun } }: FigureClaim, grounds: Grounds): boolean {
  if (value < 2 || value > LONGEST_LIST || !noun || FUNCTION_WORDS.has(noun)) return false;
  return grounds.lines.some(({ words, tokens }) => {
    if (PLACES.test(noun) && listsNames(tokens, value)) return true;
    if (words[0]?.stem !== noun || tokens[1]?.text !== ':') return false;
    const parts = tokens.filter(({ text, low }) => /^[,;&]$/.test(text) || low === 'and').length;
    return parts + 1 === value;
  });
}

/** `Ely, Hull and Ripon` */
function listsNames(tokens: readonly Lexeme[], names: number): boolean {
  let listed = 0;
  let isWithAnd = false;
  for (const [at, { cap, low }] of tokens.entries()) {
    if (low === 'and') isWithAnd = true;
    else if (cap) listed += tokens[at - 1]?.cap ? 0 : 1;
    else if (low !== ',') [listed, isWithAnd] = [0, false];
    if (isWithAnd && cap && listed === names && !/^(,|and)$/.test(tokens[at + 1]?.low ?? '')) return true;
  }
  return false;
}

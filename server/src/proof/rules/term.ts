import { ORDINALS } from '../lexicon/numerals.ts';
import { NO_TECHNIQUES, TECHNOLOGIES, TECHNOLOGY_HEADS, TECHNOLOGY_NOUNS } from '../lexicon/technologies.ts';
import { linesInAnyCase, linesOfWord } from '../names/one-word.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { isNumeral } from '../text/read-number.ts';
import { tellsOfWish } from '../figures/elsewhere.ts';
import { isProverbial } from './general.ts';
import { isContent, isInGrounds, isNegated } from './in-sentence.ts';
import { isSpelt } from './spelt-out.ts';
import { type Step, unprovedStep } from './step.ts';
import { isTechnique } from './technique.ts';

export function termAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const token = sentence.peek(at)!;
  if (token.type !== 'w' || (token.cap && !token.first)) return undefined;
  const phrase = compoundAt(sentence, at);
  if (phrase || token.cap) return phrase;
  return nounAt(sentence, at) ?? brandAt(sentence, at) ?? unknownWordAt(sentence, at);
}

const decided = (sentence: SentenceSoFar, at: number, end: number, stands: boolean): Step =>
  stands || isNegated(sentence, at) ? { end } : unprovedStep(end, at, end, 'term');

/** `acoustic monitoring`, of which the material has neither word */
function compoundAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const modifier = sentence.peek(at);
  if (!isUnknown(sentence, modifier) || isNumeral(modifier) || NO_KIND.test(modifier.low)) return undefined;
  if (/^(i|we|have|had|'ve|i've|we've)$/.test(sentence.peek(at - 1)?.low ?? '')) return undefined;
  const next = sentence.peek(at + 1)?.text === '-' ? at + 2 : at + 1;
  const head = sentence.peek(next);
  if (!isUnknown(sentence, head) || head.cap) return undefined;
  const names = [head.stem, head.low];
  const isAlways = names.some((word) => TECHNOLOGY_NOUNS.has(word));
  const isHead = names.some((word) => TECHNOLOGY_HEADS.has(word));
  if (!isAlways && !isHead && !isTechnique(sentence, modifier, head)) return undefined;
  if (tellsOfWish(sentence, at, next + 1) || (!isAlways && isProverbial(sentence, at))) return undefined;
  return decided(sentence, at, next + 1, isSpelt(sentence, at));
}

const NO_KIND =
  /^(new|old|good|bad|better|best|great|little|big|small|simple|single|whole|entire|different|cross|daily|weekly|monthly|regular|constant|careful|close|clear|honest|gentle|quiet|quick|slow|rapid|gradual|proper|strict|seasonal|wishful|lateral|extra|early|late|long|short|strong|heavy|hard|easy|fresh|plain|fair|firm|first|last|next|right|wrong|main|real|own|else's)$|ly$|n't$|[^s]s$/;

const isUnknown = (sentence: SentenceSoFar, token: Lexeme | undefined): token is Lexeme =>
  isContent(token) && !isInGrounds(sentence, token);

/** `drone`, `chatbots`; robots belong to `robotics`. */
function nounAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const token = sentence.peek(at)!;
  if (!TECHNOLOGY_NOUNS.has(token.low) && !TECHNOLOGY_NOUNS.has(token.stem)) return undefined;
  const stands = sentence.some(
    (grounds) => grounds.has(token.stem) || (token.stem.length >= LONG && grounds.hasLongWord(token.stem)),
  );
  return decided(sentence, at, at + 1, stands || isSpelt(sentence, at));
}

function brandAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const token = sentence.peek(at)!;
  if (!TECHNOLOGIES.has(token.low)) return undefined;
  const isTool = /^(in|with|using|via|through|into)$/.test(sentence.peek(at - 1)?.low ?? '');
  if (sentence.words.has(token.low) && !isTool) return undefined;
  return linesOfWord(sentence, token, at) ? undefined : unprovedStep(at + 1, at, at + 1, 'term');
}

const LONG = 5;
const SHORT = 2;
const LEAST_NAME = 3;
const SHORTEST_ROOT = 3;
const UNIT = /^(nano|micro|milli|centi|kilo|mega|giga|tera)/;
const PREFIX = /^(re|un|non|over|under|pre|post|sub|multi|micro|out|up|co|inter|mis|super|semi|anti|self)/;
const LEARNED = /(metry|graphy|scopy|logy|logist|assays?|gram|grams|pathy|therapy|ectomy|plasty|itis|osis)$/;
const SUFFIX = /(s|ed|ing|er|ers|ly|ness|able|ish|wise|y|ies|ier|iest|est|isation|ization)$/;

/** `bpost`: a word that the language lacks is a name. */
function unknownWordAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const token = sentence.peek(at)!;
  if (token.low.length < LEAST_NAME || !/^[a-z]+$/.test(token.text) || isWord(sentence, token))
    return undefined;
  if (token.glued || sentence.peek(at + 1)?.text === '-') return undefined;
  if (linesInAnyCase(sentence, token, at) || isSpelt(sentence, at) || isClipped(sentence, token))
    return undefined;
  return decided(sentence, at, at + 1, isProverbial(sentence, at));
}

/** `paeds` of paediatrics */
const isClipped = (sentence: SentenceSoFar, { low }: Lexeme): boolean =>
  low.length >= LONG &&
  low.endsWith('s') &&
  sentence.some((grounds) => grounds.hasLongWord(low.slice(0, -1)));

const isCompound = (words: SentenceSoFar['words'], low: string): boolean =>
  [...low.matchAll(/o(?=[a-z]{6})/g)].some(({ index }) => words.has(low.slice(index + 1)));

function isWord({ words }: SentenceSoFar, { low, stem }: Lexeme): boolean {
  const bare = low.replace(PREFIX, '');
  const isIn = (word: string): boolean => {
    const cut = word.replace(SUFFIX, '');
    if (words.has(word)) return true;
    if (cut === word || cut.length < SHORTEST_ROOT) return false;
    const single = cut.at(-1) === cut.at(-2) ? cut.slice(0, -1) : cut;
    return [cut, `${cut}e`, `${cut}y`, single].some((root) => words.has(root));
  };
  return (
    isIn(low) ||
    isIn(stem) ||
    isIn(bare) ||
    UNIT.test(low) ||
    LEARNED.test(low) ||
    LEARNED.test(stem) ||
    isCompound(words, low)
  );
}

const WITH_TOOLS =
  /^(us(e|ed|es|ing)|via|install(ed)?|introduced?|deploy(ed)?|adopt(ed)?|automated?|buil[dt]|add(ed)?|fly|flew|wrote|designed|developed|implemented|launched|trialled|piloted|bought)$/;
const BEFORE_PARTICLE = /^(put|brought|rolled|set|switched|moved|changed)$/;
const PARTICLE = /^(in|out|up|to|over)$/;
const BY = /^(with|by|through|in|over|into|from)$/;
const DONE = /(ed|ing|done|run|held|built|kept|written|help|put)$/;
const ARTICLE = /^(a|an|the|some|our|my|new|its)$/;
const LONGEST = 4;
const EVERYDAY = 20;

/** “we used ion mobility”, an unmentioned tool */
export function toolAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const from = beginOfTool(sentence, at);
  if (from === 0) return undefined;
  let end = from;
  let isOfTrade = false;
  for (let words = 0; words < LONGEST; words += 1) {
    const token = sentence.peek(end);
    if (!isContent(token) || token.cap || isOfOrder(token) || isInGrounds(sentence, token)) break;
    isOfTrade ||= (sentence.words.get(token.low) ?? sentence.words.get(token.stem) ?? Infinity) > EVERYDAY;
    end += sentence.peek(end + 1)?.text === '-' ? 2 : 1;
  }
  const next = sentence.peek(end);
  if (NO_KIND.test(sentence.peek(from)?.low ?? '') && end > from + 1) return undefined;
  if (end > from && NO_TECHNIQUES.has(sentence.peek(end - 1)!.low)) return undefined;
  if (!isOfTrade || (isContent(next) && (next.cap || isInGrounds(sentence, next)))) return undefined;
  if (isNegated(sentence, at) || tellsOfWish(sentence, at, end) || isSpelt(sentence, from, SHORT))
    return undefined;
  return unprovedStep(end, from, end, 'term');
}

const isOfOrder = (token: Lexeme): boolean => isNumeral(token) || ORDINALS[token.low] !== undefined;

function beginOfTool(sentence: SentenceSoFar, at: number): number {
  const { low, cap } = sentence.peek(at)!;
  if (cap) return 0;
  let from = at + 1;
  if (BEFORE_PARTICLE.test(low) && PARTICLE.test(sentence.peek(from)?.low ?? '')) from += 1;
  else if (!WITH_TOOLS.test(low) && !(BY.test(low) && DONE.test(sentence.peek(at - 1)?.low ?? ''))) return 0;
  while (ARTICLE.test(sentence.peek(from)?.low ?? '')) from += 1;
  return from;
}

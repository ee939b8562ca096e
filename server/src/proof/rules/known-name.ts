import type { Grounds } from '../grounds/grounds.ts';
import { BARE_NAMES, KNOWN_NAMES } from '../lexicon/known-names.ts';
import { CERTIFICATES } from '../lexicon/qualifications.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import { linesOfAll } from '../names/in-one-line.ts';
import { linesInAnyCase } from '../names/one-word.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { type Lexeme, squash } from '../text/lexeme.ts';
import { isContent, isNegated } from './in-sentence.ts';
import { isSpelt } from './spelt-out.ts';
import { type Step, unprovedStep } from './step.ts';

/** `laser projection`, `python` */
export function knownNameAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const end = endOfName(sentence, at, KNOWN_NAMES) || endOfBareName(sentence, at);
  if (end === 0) return undefined;
  const stands = isInMaterial(sentence, at, end) || isSpelt(sentence, at) || isNegated(sentence, at);
  return stands ? { end } : unprovedStep(end, at, end, 'term');
}

function endOfName(sentence: SentenceSoFar, at: number, names: typeof KNOWN_NAMES): number {
  const { low, stem } = sentence.peek(at)!;
  for (const words of names.get(low) ?? names.get(stem) ?? []) {
    let end = at + 1;
    const isWhole = words.slice(1).every((word) => {
      if (sentence.peek(end)?.text === '-') end += 1;
      const token = sentence.peek(end);
      end += 1;
      return token?.low === word || token?.stem === word;
    });
    if (isWhole) return end;
  }
  return 0;
}

const BEFORE_TOOL =
  /^(in|on|with|using|via|through|into|onto|from|for|off|over|us(e|es|ed)|know|knew|runs?|ran|learn(ed|t)?|adopted|introduced|bought|chose|hold|held|is|are|was|were)$/;
const MOVED = /^(move[ds]?|moving|switch(ed|es|ing)?|migrat(e|ed|es|ing)|chang(e|ed|es|ing))$/;
const FARTHEST_MOVED = 6;
const JOINS = /^(and|or|,|&|plus|\/)$/;

/** `the rota in deputy` */
function endOfBareName(sentence: SentenceSoFar, at: number): number {
  if (sentence.peek(at)!.cap) return 0;
  const before = sentence.peek(at - 1);
  const isTool =
    before && (BEFORE_TOOL.test(before.low) || isMovedTo(sentence, at) || isListed(sentence, at, before));
  const end = isTool || before?.low === 'by' ? endOfName(sentence, at, BARE_NAMES) : 0;
  if (!isTool && end === at + 1) return 0;
  const next = end > 0 ? sentence.peek(end) : undefined;
  return next && (next.text === '-' || next.type === 'n' || (isContent(next) && !ENDS_NAME.test(next.low)))
    ? 0
    : end;
}

/** `moved the rota to deputy` */
const isMovedTo = ({ peek, tokens }: SentenceSoFar, at: number): boolean =>
  peek(at - 1)?.low === 'to' &&
  tokens.slice(Math.max(0, at - FARTHEST_MOVED), at).some(({ low }) => MOVED.test(low));

const ENDS_NAME =
  /^(last|every|daily|now|today|instead|alone|too|next|already|alongside|together|here|there)$/;

/** `Amadeus and mews` */
const isListed = (sentence: SentenceSoFar, at: number, before: Lexeme): boolean => {
  if (!JOINS.test(before.text)) return false;
  const other = sentence.peek(at - 2);
  return !!other && ((other.cap && !other.first) || KNOWN_NAMES.has(other.low));
};

function isInMaterial(sentence: SentenceSoFar, from: number, end: number): boolean {
  const named = sentence.tokens.slice(from, end).filter(({ type }) => type !== 'p');
  if (named.length === 1 && linesInAnyCase(sentence, named[0]!, from)) return true;
  const joined = named.map(({ text }) => squash(text)).join('');
  const telling = named.filter(({ low }) => !FUNCTION_WORDS.has(low));
  const initials = telling.map(({ low }) => low[0]).join('');
  const bare = telling.filter(({ low }) => !CERTIFICATES.has(low));
  const words = bare.length > 1 || isCertified(sentence, bare) ? bare : telling;
  return sentence.some(
    (grounds) =>
      grounds.glued.has(joined) ||
      grounds.glued.has(joined.replace(/s$/, '')) ||
      linesOfAll(grounds, words).size > 0 ||
      isShortenedIn(grounds, initials),
  );
}

/** `Forklift operator, recertified` has a forklift ticket. */
const isCertified = (sentence: SentenceSoFar, [only]: readonly Lexeme[]): boolean =>
  only !== undefined &&
  sentence.some(({ stems, lines }) =>
    [...(stems.get(only.stem) ?? [])].some((line) =>
      /certif|licen[cs]e|ticket|\bclass\b/i.test(lines[line]!.text),
    ),
  );

/** `VR goggles` has virtual reality goggles, and virtual reality. */
const isShortenedIn = ({ acronyms }: Grounds, initials: string): boolean =>
  Array.from(initials).some((_, at) => at > 0 && acronyms.has(initials.slice(0, at + 1))) ||
  (initials.length > 2 && [...acronyms.keys()].some((acronym) => acronym.startsWith(initials)));

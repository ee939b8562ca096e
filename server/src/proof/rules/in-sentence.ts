import { sameAs } from '../lexicon/same-words.ts';
import { FUNCTION_WORDS, NEGATIVE } from '../lexicon/small-words.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { type Lexeme, wordRoot } from '../text/lexeme.ts';

export function isNegated(sentence: SentenceSoFar, i: number): boolean {
  for (let k = i - 1; k >= Math.max(0, i - 6); k -= 1) {
    const token = sentence.peek(k)!;
    if (/^[,;:.]$/.test(token.text)) return false;
    if (NEGATIVE.has(token.low) || token.low.endsWith("n't")) return true;
  }
  return false;
}

export function isInGrounds(sentence: SentenceSoFar, token: Lexeme): boolean {
  return (
    sentence.some(
      (grounds) =>
        grounds.has(token.stem) || grounds.has(token.low) || grounds.roots.has(wordRoot(token.stem)),
    ) || sameAs(token.stem).some((s) => sentence.some((grounds) => grounds.has(s)))
  );
}

export function isContent(token: Lexeme | undefined): token is Lexeme {
  return !!token && token.type === 'w' && !FUNCTION_WORDS.has(token.low);
}

export function isOrdinary(sentence: SentenceSoFar, token: Lexeme): boolean {
  const l = token.low.replace(/'s$|s'$/, '');
  return (
    sentence.words.has(token.low) ||
    sentence.words.has(l) ||
    FUNCTION_WORDS.has(l) ||
    /'(ve|re|ll|d|t|m|s)$/.test(token.low) ||
    token.low.endsWith("n't")
  );
}

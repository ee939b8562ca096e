import { listOf } from '../lexicon/list.ts';
import { linesOfAll } from '../names/in-one-line.ts';
import { linesOfWord } from '../names/one-word.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { isContent, isNegated } from './in-sentence.ts';
import { type Step, unprovedStep } from './step.ts';

const LEVELS = listOf(
  'advanced professional expert specialist practitioner foundation fundamentals associate intermediate master instructor trainer assessor auditor examiner tutor tank gold silver bronze platinum inbound',
);
const HELD = /^(hold|have|i've|i'm|am|got|passed|became|did|took|earned|achieved|renewed)$/;
/** Of words between a name and its level. */
const APART = 2;

/** `ADR tank`, `a Team Teach instructor`, where the name stands with another level or class */
export function levelAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const level = sentence.peek(at)!;
  if (level.cap || !LEVELS.has(level.low)) return undefined;
  let from = at - 1;
  while (from > 0 && at - from <= APART && isContent(sentence.peek(from)) && !isName(sentence.peek(from)))
    from -= 1;
  const name = sentence.peek(from);
  if (!isName(name) || !sentence.tokens.slice(0, from).some(({ low }) => HELD.test(low))) return undefined;
  const lines = linesOfWord(sentence, name, from);
  if (!lines || lines.size === 0 || isNegated(sentence, from)) return undefined;
  const stands = sentence.some((grounds) => linesOfAll(grounds, [name, level]).size > 0);
  return stands ? undefined : unprovedStep(at + 1, at, at + 1, 'certificate');
}

const isName = (token: Lexeme | undefined): token is Lexeme => !!token?.cap && !token.first;

import { listOf } from '../lexicon/list.ts';
import { linesOfAll } from '../names/in-one-line.ts';
import { linesOfWord } from '../names/one-word.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { isNumeral } from '../text/read-number.ts';
import { isContent, isNegated } from './in-sentence.ts';
import { isSpelt } from './spelt-out.ts';
import { type Step, unprovedStep } from './step.ts';

const LEVELS = listOf(
  'advanced professional expert specialist practitioner foundation fundamentals associate intermediate master instructor trainer assessor auditor examiner tutor tank gold silver bronze platinum inbound',
);
const HELD = /^(hold|have|i've|i'm|am|got|passed|became|did|took|earned|achieved|renewed)$/;
const APART = 2;

const QUALIFIES = /^(level|nvq|svq|btec|grade)$/;
const SOME_COURSE =
  /^(award|certificate|certification|course|diploma|exam|qualification|training|apprenticeship|learner|already|too|now|last|back|years?)$/;

/** `Level 4 food safety` */
export function subjectOfLevelAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const number = sentence.peek(at - 1);
  if (!number || !isNumeral(number) || !QUALIFIES.test(sentence.peek(at - 2)?.low ?? '')) return undefined;
  const named = [sentence.peek(at), sentence.peek(at + 1)].filter(
    (token): token is Lexeme => isContent(token) && !token.cap && !SOME_COURSE.test(token.low),
  );
  if (named[0] !== sentence.peek(at) || isNegated(sentence, at) || isSpelt(sentence, at)) return undefined;
  if (!sentence.tokens.slice(0, at - 2).some(({ low }) => HELD.test(low))) return undefined;
  const stands = sentence.some((grounds) => linesOfAll(grounds, named).size > 0);
  const end = at + named.length;
  return stands ? undefined : unprovedStep(end, at, end, 'certificate');
}

/** `ADR tank`, where only `ADR basic` stands */
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

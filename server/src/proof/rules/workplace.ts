import { FIRST_PERSON } from '../lexicon/persons.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { isContent } from './in-sentence.ts';
import { type Step, unprovedStep } from './step.ts';

const AT = /^(at|with|in|for)$/;
/** Behind the name. */
const LOOK_AHEAD = 4;
/** Words of what was done elsewhere. */
const LEAST_ELSEWHERE = 2;

/** `At Hilltop I ran the night shift`, run elsewhere; decided behind the name. */
export function workplaceAt(sentence: SentenceSoFar, end: number): Step | undefined {
  const { stations, stems } = sentence.material;
  if (stations.length < 2 || end === 0) return undefined;
  const next = sentence.peek(end);
  if (isOfName(next) || next?.text === '-') return undefined;
  let from = end;
  while (from > 0 && isOfName(sentence.peek(from - 1))) from -= 1;
  const before = sentence.peek(from - 1)?.low === 'the' ? from - 2 : from - 1;
  if (from === end || !AT.test(sentence.peek(before)?.low ?? '')) return undefined;
  const named = sentence.tokens.slice(from, end);
  const [meant, ...others] = stations.filter(({ name }) => named.every(({ stem }) => name.has(stem)));
  if (!meant || others.length > 0) return undefined;
  let elsewhere = 0;
  for (let at = beginOfPart(sentence, before); at < end + LOOK_AHEAD; at += 1) {
    if (at >= before && at < end) continue;
    const token = sentence.peek(at);
    if (!token) break;
    const lines = [...(isTelling(token) ? (stems.get(token.stem) ?? []) : [])];
    if (lines.some((line) => meant.lines.has(line))) return undefined;
    if (lines.some((line) => stations.some((one) => one.lines.has(line)))) elsewhere += 1;
  }
  return elsewhere < LEAST_ELSEWHERE ? undefined : unprovedStep(end, from, end, 'name');
}

function beginOfPart({ tokens }: SentenceSoFar, before: number): number {
  const then = tokens.slice(0, Math.max(0, before)).findLastIndex(({ low }) => /^(then|later)$/.test(low));
  return tokens[then - 1]?.text === ',' ? then : 0;
}

const isTelling = (token: Lexeme): boolean => token.type === 'n' || isContent(token);

const isOfName = (token: Lexeme | undefined): boolean =>
  !!token?.cap && !FIRST_PERSON.has(token.low) && !(token.first && AT.test(token.low));

import { isContent, isKnown, isNegated } from './in-sentence.ts';
import { type Step, unprovedStep } from './step.ts';
import { spellsAcronym } from './term.ts';
import { tellsOfWish } from '../figures/elsewhere.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';

/** What is done with a tool or to bring one in. */
const WITH_TOOLS =
  /^(us(e|ed|es|ing)|via|install(ed)?|introduced?|deploy(ed)?|adopt(ed)?|automated?|buil[dt]|add(ed)?|fly|flew|runs?|ran|wrote|designed|developed|implemented|launched|trialled|piloted|bought)$/;
const BEFORE_PARTICLE = /^(put|brought|rolled|set|switched|moved|changed)$/;
const PARTICLE = /^(in|out|up|to|over)$/;
/** Behind what is done: `followed by`, `worked with`. */
const BY = /^(with|by|through|in|over|into|from)$/;
const DONE = /(ed|ing|done|run|held|built|kept|written|help|put)$/;
const ARTICLE = /^(a|an|the|some|our|my|new|its)$/;
/** In words. */
const LONGEST = 4;
/** Of words, as the list of words counts it: what everybody has is no tool of a trade. */
const EVERYDAY = 20;

/** `we used ion mobility`: a tool of a trade of which the material has no word */
export function toolAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const from = beginOfTool(sentence, at);
  if (from === 0) return undefined;
  let end = from;
  let isOfTrade = false;
  for (let words = 0; words < LONGEST; words += 1) {
    const token = sentence.peek(end);
    if (!isContent(token) || token.cap || isKnown(sentence, token)) break;
    isOfTrade ||= (sentence.words.get(token.low) ?? sentence.words.get(token.stem) ?? Infinity) > EVERYDAY;
    end += sentence.peek(end + 1)?.text === '-' ? 2 : 1;
  }
  const next = sentence.peek(end);
  if (!isOfTrade || (isContent(next) && (next.cap || isKnown(sentence, next)))) return undefined;
  if (isNegated(sentence, at) || tellsOfWish(sentence, at, end) || spellsAcronym(sentence, from))
    return undefined;
  return unprovedStep(end, from, end, 'term');
}

/** @returns 0 where nothing is done with a tool */
function beginOfTool(sentence: SentenceSoFar, at: number): number {
  const { low, cap } = sentence.peek(at)!;
  if (cap) return 0;
  let from = at + 1;
  if (BEFORE_PARTICLE.test(low) && PARTICLE.test(sentence.peek(from)?.low ?? '')) from += 1;
  else if (!WITH_TOOLS.test(low) && !(BY.test(low) && DONE.test(sentence.peek(at - 1)?.low ?? ''))) return 0;
  while (ARTICLE.test(sentence.peek(from)?.low ?? '')) from += 1;
  return from;
}

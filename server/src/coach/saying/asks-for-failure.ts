import { plainWords } from '#coach/question/plain-words.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import { USUAL_RULES } from './usual/usual-rules.ts';
import { isOther } from './usual/wordings.ts';
import { wentWrong } from './went-wrong.ts';

/** "Tell me about a mistake that you made" */
const ASKS =
  /\b(?:(?<!\byou (?:think|thought|believed?|felt) (?:is|was) )(?:a|any|your|the|biggest|worst|last) (?:\S+ ){0,2}(?:mistakes?|failures?|flops?|slips?|blunders?|regrets?)|mistakes? (?:that )?you|(?:you|yours?|that|which|one) (?:\S+ ){0,2}(?:got (?:\S+ )?wrong|failed|flopped|messed up|screwed up|back ?fired|regret)|something (?:\S+ )?(?:went|gone) wrong|worst thing (?:that )?you|you (?:were|had been) wrong)\b/i;
const OF_A_STORY: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['behavioural', 'open']);

export function asksForFailure({ kind, text, usual }: Question): boolean {
  if (isOther('mistake', plainWords(text))) return false;
  return usual ? USUAL_RULES[usual].stories?.areOfFailure === true : OF_A_STORY.has(kind) && ASKS.test(text);
}

export function failuresFirst(question: Question, found: readonly Found[]): readonly Found[] {
  if (!asksForFailure(question)) return found;
  return found.toSorted((one, other) => +wentWrong(other.episode) - +wentWrong(one.episode));
}

import {
  AUXILIARIES,
  DETERMINERS,
  isQuestionWord,
  isSubject,
  isYou,
  JOINTS,
  MODALS,
  PREPOSITIONS,
} from '../word-classes.ts';
import type { Clause, Head } from './clause.ts';

/** An auxiliary before its subject: “have you ever”, “is there a”, “did the team”. */
export function inversionAt({ words, from, hasMark }: Clause, at: number): Head | undefined {
  const plain = (place: number): string => words[place]?.plain ?? '';
  const word = plain(at);
  if (word === "d'you") return { form: 'inversion', at, subject: 'you' };
  if (!AUXILIARIES.has(word)) return undefined;
  const next = plain(at + 1);
  const before = at > from ? plain(at - 1) : '';
  const opens = at === from || words[at - 1]!.hasComma || JOINTS.has(before);
  if (
    isCondition(
      word,
      words.slice(at + 2).map((one) => one.plain),
    ) &&
    !hasMark
  )
    return undefined;
  const disagrees =
    /^(?:is|was|does|has|isn't|wasn't|doesn't|hasn't)$/.test(word) && /^(?:you|we|they|i)$/.test(next);
  const isTied =
    at > from &&
    ((isSubject(before) && !/^(?:it|that|this|there|people)$/.test(before)) ||
      AUXILIARIES.has(before) ||
      isQuestionWord(before) ||
      /^(?:to|not|as)$/.test(before) ||
      (PREPOSITIONS.has(before) && !opens));
  if (disagrees || isTied) return undefined;
  const isLoose = isYou(next) || (MODALS.has(word) && /^(?:they|he|she|we)$/.test(next));
  const isTag = at > from + 2 && (at === words.length - 2 || words[at + 1]?.hasComma === true); // “you're staying, are you”
  if ((isSubject(next) || next === 'ever') && !next.includes("'") && !isTag && (opens || isLoose))
    return { form: 'inversion', at, subject: next };
  const mayOpen = at === from && !/^(?:have|do|don't)$/.test(word);
  return mayOpen && (DETERMINERS.has(next) || hasMark) ? { form: 'inversion', at, subject: next } : undefined;
}

/** “should you join, you'd …”: a condition without “if”. */
const isCondition = (word: string, behind: readonly string[]): boolean =>
  /^(?:should|were|had)$/.test(word) && behind.some((one) => /'d$|^(?:would|could|might)$|'ll$/.test(one));

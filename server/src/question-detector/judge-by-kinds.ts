import { FOLLOW_UP, type Judge } from './judge.ts';

/** Classes of `training/detector/classes.json`; its other classes ask nothing. */
export const QUESTION_KINDS = [
  'behavioural',
  'situational',
  'experience',
  'technical',
  'open',
  'motivation',
  'logistics-of-job',
  'candidate-questions',
  'follow-up',
] as const;

const ASKS: ReadonlySet<string> = new Set(QUESTION_KINDS);

/** @param kinds probabilities for a text: the sentence, a bar, and what was said before it */
export function judgeByKinds(
  kinds: (text: string) => Promise<ReadonlyMap<string, number> | undefined>,
): Judge {
  return async ({ text, before }) => {
    const told = await kinds(before === '' ? text : `${text} | ${before}`);
    if (!told) return undefined;
    const sorted = [...told].toSorted(([, one], [, other]) => other - one);
    const asks = sorted.reduce((sum, [kind, share]) => sum + (ASKS.has(kind) ? share : 0), 0);
    return {
      asks,
      kind: sorted.find(([kind]) => ASKS.has(kind) && kind !== FOLLOW_UP)?.[0] ?? 'open',
      followsUp: asks > 0 ? (told.get(FOLLOW_UP) ?? 0) / asks : 0,
      noQuestion: sorted.find(([kind]) => !ASKS.has(kind))?.[0] ?? 'statement',
    };
  };
}

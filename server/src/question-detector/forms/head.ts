import type { Clause, Head } from './clause.ts';
import { isQuestionWord, PREPOSITIONS, SUBORDINATORS } from '../word-classes.ts';
import { declaredIn } from './declared.ts';
import { inversionAt } from './inversion.ts';
import { questionWordAt } from './question-word.ts';
import { indirectAt, requestAt } from './request.ts';

/** Verbs that report speech: what follows is not asked now. */
const REPORTS =
  /^(?:ask|asks|asked|asking|said|say|says|saying|told|tells|wonder|wondered|thinks?|thought|hear|type|shout|shouting)$/;
const MAY_ASK = /^(?:can|could|may|might|let|going|want|wanted|like)\b/;

export function headOf(clause: Clause): Head | undefined {
  const { words, from } = clause;
  let isReported = false;
  for (let at = from; at < words.length; at += 1) {
    const head = headAt(clause, at);
    if (!head) continue;
    if (head.form === 'request' || head.form === 'wish' || at === from || !isReportedAt(clause, at))
      return head;
    isReported = true;
  }
  return isReported ? undefined : declaredIn(clause);
}

function headAt(clause: Clause, at: number): Head | undefined {
  const { plain } = clause.words[at]!;
  const next = clause.words[at + 1]?.plain;
  if (PREPOSITIONS.has(plain) && /^(?:what|which|how|whose|whom|when)$/.test(next ?? '')) {
    const inner = questionWordAt({ ...clause, from: at + 1 }, at + 1);
    if (inner && (at === clause.from || clause.words[at - 1]!.hasComma)) return { ...inner, at };
  }
  if (isQuestionWord(plain)) return questionWordAt(clause, at);
  return inversionAt(clause, at) ?? requestAt(clause, at) ?? indirectAt(clause, at);
}

function isReportedAt({ words, from }: Clause, at: number): boolean {
  if (SUBORDINATORS.has(words[from]!.plain)) return false;
  const near = words.slice(Math.max(from, at - 4), at);
  return (
    near.some(({ plain }) => REPORTS.test(plain)) &&
    !near.at(-1)!.hasComma &&
    !MAY_ASK.test(words[from]!.plain)
  );
}

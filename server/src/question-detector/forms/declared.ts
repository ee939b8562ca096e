import { textOfWords } from '../heard.ts';
import { isQuestionWord, isSubject, isYou, PREPOSITIONS, SUBORDINATORS } from '../word-classes.ts';
import type { Clause, Head } from './clause.ts';

const TAG =
  /(?:^|[ ,])(?:na|no|right|correct|is it|isn't it|aren't you|are you|have you|haven't you|do you|don't you|did you|didn't you|would you|can you|yeah|or not|or what)$/;
const BARE_START = /^you (?:ever|got|comfortable|familiar|been|worked|done)\b/;
const QUESTION_AT_THE_END =
  /(?:how many|how much|how long|what|which|till when|since when|from where)(?: \w+)?$/;

/** Questions by mark, tag or first word only: “You've used it?”, “any experience with …”. */
export function declaredIn({ words, from, hasMark }: Clause): Head | undefined {
  const own = words.slice(from);
  const first = own[0]?.plain ?? '';
  const head: Head = { form: 'declared', at: from, subject: first };
  const leans = (PREPOSITIONS.has(first) && !isQuestionWord(own[1]?.plain)) || SUBORDINATORS.has(first);
  if (hasMark && !leans) return head;
  if (/^(?:any|ever|anybody|anyone|anything)$/.test(first)) return head;
  const text = textOfWords(own);
  const isToYou = isYou(own.find(({ plain }) => isSubject(plain))?.plain ?? '');
  const asksAtTheEnd = QUESTION_AT_THE_END.test(text) && !isQuestionWord(first);
  if (/^your\b/.test(text) && asksAtTheEnd) return head;
  const asks =
    TAG.test(text) || / or (?:only|just|not)\b/.test(text) || BARE_START.test(text) || asksAtTheEnd;
  return isToYou && asks ? head : undefined;
}

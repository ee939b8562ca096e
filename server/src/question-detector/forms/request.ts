import { textOfWords } from '../heard.ts';
import {
  AUXILIARIES,
  GIVING,
  isFirstPerson,
  isQuestionWord,
  isYou,
  JOINTS,
  KNOWING,
  PREPOSITIONS,
  SAYING,
  WANTING,
} from '../word-classes.ts';
import type { Clause, Head } from './clause.ts';

/** “give me a second” asks for time. */
const FOR_TIME =
  /^(?:a|an|one|two|three|four|five|six|ten|just a|some) (?:months?|weeks?|years?|days?|hours?|minutes|seconds|second|sec|minute|moment|mo|shout|hand|call|bit|tick|ticks|ring)(?! about\b)/;

/** “tell me about”, “describe” */
export function requestAt({ words, from }: Clause, at: number): Head | undefined {
  const plain = (place: number): string => words[place]?.plain ?? '';
  const word = plain(at);
  const next = plain(at + 1);
  const before = at > from ? plain(at - 1) : '';
  const opens = at === from || words[at - 1]!.hasComma || JOINTS.has(before);
  const head: Head = { form: 'request', at, subject: 'you' };
  if (GIVING.has(word) && /^(?:me|us)$/.test(next)) {
    const isDone =
      /^(?:i|you|he|she|we|they|who|to)$|'(?:d|ll)$/.test(before) ||
      AUXILIARIES.has(before) ||
      PREPOSITIONS.has(before);
    const isForTime = FOR_TIME.test(textOfWords(words.slice(at + 2, at + 5)));
    return (opens || !isDone) && !isForTime && !/^(?:if|you're|that's)$/.test(plain(at + 2))
      ? head
      : undefined;
  }
  if (word === 'give' && opens && /^(?:an|one) example$/.test(`${next} ${plain(at + 2)}`)) return head;
  const hasMatter = words.length > at + 1 && !/^(?:of|is|are|was|it)$/.test(next);
  return SAYING.has(word) && opens && hasMatter ? head : undefined;
}

/** “I'd be interested to hear how you” */
export function indirectAt({ words, from }: Clause, at: number): Head | undefined {
  if (at !== from || !isFirstPerson(words[at]!.plain)) return undefined;
  const wish = words.slice(at + 1, at + 5).findIndex(({ plain }) => WANTING.has(plain));
  if (wish < 0) return undefined;
  const before = words.slice(at, at + 1 + wish);
  if (before.some(({ plain }) => /n't$|^not$/.test(plain) || isYou(plain))) return undefined;
  const behind = words.slice(at + 2 + wish, at + 8 + wish).map(({ plain }) => plain);
  const asksToKnow =
    behind.some(
      (one, place) =>
        (KNOWING.has(one) || SAYING.has(one)) &&
        (behind[place + 1] !== 'you' || (one === 'ask' && behind.length > place + 2)),
    ) || behind.slice(0, 2).some((one) => isQuestionWord(one) || /^(?:if|about|in)$/.test(one));
  return asksToKnow && words.some(({ plain }) => isYou(plain))
    ? { form: 'wish', at, subject: 'you' }
    : undefined;
}

import { asksOfAScene, behindMarkers, endOfQuestion, startOf } from './extent.ts';
import type { Head } from './forms/clause.ts';
import { headOf } from './forms/head.ts';
import { textOfWords, type SpokenSentence, type Word } from './heard.ts';
import { type KindOfNone, noQuestionOf } from './no-question/index.ts';
import type { Situation } from './no-question/no-question.ts';
import {
  AUXILIARIES,
  isQuestionWord,
  isSubject,
  isYou,
  MARKERS,
  PREPOSITIONS,
  SCENE_OPENERS,
  SUBORDINATORS,
} from './word-classes.ts';

/**
 * `scene`: a circumstance that a question may be about · `fragment`: a piece of the question before it ·
 * `repair`: takes back what was said · `aside`: a kind that asks nothing.
 */
export type Role = 'question' | 'scene' | 'fragment' | 'repair' | 'aside' | 'statement';

export interface SentenceReading {
  role: Role;
  /** Kind of an aside, or the kind that a question's form fits as well. */
  noQuestion: KindOfNone | undefined;
  head: Head | undefined;
  words: readonly Word[];
  core: readonly Word[];
  start: number;
  /** Words after the question in the same sentence, read by themselves. */
  rest: SpokenSentence | undefined;
  needsScene: boolean;
  /** A question's form inside what was marked as a statement. */
  isMarkedOff: boolean;
}

const TAKES_BACK =
  /\b(?:scratch that|strike that|(?:leave|forget|skip|ignore|drop) (?:that|it|this)(?: one)?|never ?mind|let me (?:re\w+|put|back|start|try|ask|go back)|i'll rephrase|put (?:it|that) another way|actually,? (?:no|before|wait)\b|no,? (?:sorry|wait|actually)|sorry,? no|start (?:again|over)|how (?:do|can|shall|should) i (?:put|say|phrase) (?:this|it|that)|that came out wrong|(?:oh|ah|uh|um|er|hm|no) wait|wait sorry|forget it$|no matter|you've (?:said|covered) (?:that|it)|i'll leave that)\b|^(?:no,? )?sorry[.,]?$/;
const SCENE_OPENING =
  /^(?:let's say|let us say|here's (?:a|the|your) (?:situation|scenario)|think (?:of|about|back))\b/;
const OPENS_ONLY = /^(?:leave|forget|skip|ignore|drop) /;

export function readSentence(sentence: SpokenSentence, situation: Situation): SentenceReading {
  const { words } = sentence;
  const behindRepair = endOfRepair(words);
  if (behindRepair >= words.length) return plainReading('repair', words);
  const from = behindMarkers(words, behindRepair);
  const hasMark = words.at(-1)!.stop === '?';
  const found = headOf({ words, from, hasMark });
  const head = found && isStated(sentence, found, from) ? undefined : found;
  const to = head ? endOfQuestion(words, head) : words.length;
  const core = words.slice(head?.at ?? from, to);
  const piece = {
    text: textOfWords(words.slice(from, to)),
    whole: textOfWords(words),
    words: core,
    isLoose: head?.form === 'inversion' || head?.form === 'declared',
    ...situation,
  };
  const none = noQuestionOf(piece);
  if (none?.isCertain) return { ...plainReading('aside', words), noQuestion: none };
  if (!head) {
    const role = behindRepair > 0 ? 'repair' : roleOf(sentence, from, situation.isBehindQuestion);
    return {
      ...plainReading(role, words.slice(role === 'statement' ? from : behindRepair), from),
      noQuestion: none,
      isMarkedOff: found !== undefined,
    };
  }
  const start = Math.max(startOf(words, from, head, to), behindRepair);
  return {
    role: 'question',
    noQuestion: none,
    head,
    words: words.slice(start, to),
    core,
    start,
    rest: to < words.length ? { ...sentence, words: words.slice(to), place: sentence.place + to } : undefined,
    needsScene:
      start >= head.at - countMarkers(words, head.at) && head.form !== 'declared' && asksOfAScene(core),
    isMarkedOff: false,
  };
}

const plainReading = (role: Role, words: readonly Word[], start = 0): SentenceReading => ({
  role,
  noQuestion: undefined,
  head: undefined,
  words,
  core: words,
  start,
  rest: undefined,
  needsScene: false,
  isMarkedOff: false,
});

/** @returns index after the words that take something back; 0 without any */
function endOfRepair(words: readonly Word[]): number {
  const text = textOfWords(words);
  const found = TAKES_BACK.exec(text);
  if (!found) return 0;
  const lead = text.slice(0, found.index).split(' ').filter(Boolean);
  if (OPENS_ONLY.test(found[0]) && !lead.every((word) => MARKERS.has(word))) return 0;
  return text.slice(0, found.index + found[0].length).split(' ').length;
}

/** A recogniser with punctuation heard a statement; only a clause inside has the form of a question. */
function isStated({ words }: SpokenSentence, head: Head, from: number): boolean {
  if (words.at(-1)!.stop !== '.' || head.form === 'request' || head.form === 'wish') return false;
  if (!words.some(({ plain }) => isYou(plain))) return true;
  const opener = words[from]!.plain;
  return (
    head.at > from &&
    !SUBORDINATORS.has(opener) &&
    !SCENE_OPENERS.has(opener) &&
    !MARKERS.has(words[head.at - 1]!.plain) &&
    words.slice(from, head.at).some(({ plain }) => isSubject(plain))
  );
}

function roleOf({ words }: SpokenSentence, from: number, isBehindQuestion: boolean): Role {
  const own = words.slice(from);
  const first = own[0]!.plain;
  const end = words.at(-1)!;
  const isScene = SCENE_OPENERS.has(first) || SCENE_OPENING.test(textOfWords(own));
  const hangs = SUBORDINATORS.has(first) && (end.hasComma || (end.stop === '' && !hasMainClause(own)));
  if (isScene || hangs) return 'scene';
  const leans =
    (PREPOSITIONS.has(first) && !isQuestionWord(own[1]?.plain)) ||
    SUBORDINATORS.has(first) ||
    words[0]!.plain === 'or' ||
    isRelative(own);
  return isBehindQuestion && leans ? 'fragment' : 'statement';
}

/** “that nobody else had noticed” points at nothing of its own. */
const isRelative = ([first, second]: readonly Word[]): boolean =>
  /^(?:that|which|who|whose|than)$/.test(first!.plain) &&
  second !== undefined &&
  !AUXILIARIES.has(second.plain);

/** A second subject that nothing governs. */
const hasMainClause = (words: readonly Word[]): boolean =>
  words.some(
    ({ plain }, at) =>
      at > 3 &&
      /^(?:i|you|he|she|we|they|it's|that's|there's|(?:i|you)'ll|(?:you|we|they)'re)$/.test(plain) &&
      !/^(?:and|or|but|that|who|which|what|how|if|when|to|with|of|for|at|on|says?|said|tells?|think|thinks|feel|know|than|because|where|like|the)$/.test(
        words[at - 1]!.plain,
      ),
  ) && words.some(({ plain }) => AUXILIARIES.has(plain) || isSubject(plain));

function countMarkers(words: readonly Word[], before: number): number {
  let count = 0;
  while (count < before && MARKERS.has(words[before - 1 - count]!.plain)) count += 1;
  return count;
}

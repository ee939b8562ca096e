import type { Head } from './forms/clause.ts';
import { textOfWords, type Word } from './heard.ts';
import {
  AUXILIARIES,
  FILLERS,
  isFirstPerson,
  isQuestionWord,
  isSubject,
  isYou,
  MARKERS,
  PREPOSITIONS,
  SCENE_OPENERS,
  SUBORDINATORS,
} from './word-classes.ts';

/** Words after which a clause belongs to the question: “… what you think I should know”. */
const LINKS =
  /^(?:imagine|suppose|assume|pretend|and|or|but|that|said|says?|thinks?|thought|knows?|feels?|because|as|than|like|so|times?|day|thing|what|tells?|told|means?|hear|see|sure|believe|shows?)$/;
const NEW_CLAUSE = /^(?:there's|it's|that's|i'm|i|we|we're|don't|be|take|feel|i'll|this|there|it)$/;
const ABOUT_ANSWERING =
  /^(?:i mean|i think|i know|i don't|i guess|of course|take your|straight up|no (?:rush|pressure|jargon|judge?ment|hurry)|doesn't have to|c'mon|come on|feel free|just think|don't worry|it's (?:fine|okay|ok)|there's no|be (?:honest|specific|frank|brief|as)|and if you|in a (?:sentence|word|few|couple)|if (?:that|this) (?:makes|is|isn't)|if that's|if you don't|is (?:that|this) (?:okay|ok|clear|fair|fine)|does (?:that|this) make|you know what|in your own|off the top|you can (?:answer|take|tell|use|give)|as (?:much|little|long|brief)|hope that|have a think|are you (?:getting|following)|do you follow|got it|go as)\b/;
const OWN_ANSWER = /^(?:no|yes|yeah|because|well|god|probably|nobody|sometimes|sure)$/;

export function endOfQuestion(words: readonly Word[], { at }: Head): number {
  const isToYou = words.slice(at).some(({ plain }) => isYou(plain));
  const isBare = words.at(-1)!.stop === '';
  for (let place = at + 3; place < words.length; place += 1) {
    const [word, next = '', after = ''] = words.slice(place, place + 3).map(({ plain }) => plain);
    const before = words[place - 1]!.plain;
    const isGoverned =
      LINKS.test(before) || PREPOSITIONS.has(before) || SUBORDINATORS.has(before) || isQuestionWord(before);
    if (/^(?:and|but|so)$/.test(word!) && NEW_CLAUSE.test(next) && !AUXILIARIES.has(before)) return place;
    if (ABOUT_ANSWERING.test(`${word} ${next} ${after}`) && !(word === 'i' && isGoverned)) return place;
    if (isBare && place > at + 3 && !isGoverned && startsOwnClause(word!, next)) return place;
    if (
      !isToYou &&
      !isGoverned &&
      next !== '' &&
      (OWN_ANSWER.test(word!) || /^not (?:really|any|yet|always|even)$/.test(`${word} ${next}`))
    )
      return place;
  }
  return words.length;
}

const startsOwnClause = (word: string, next: string): boolean =>
  /^(?:i'm|i'll|i've|it's|there's|that's|we'll|whenever|sorry)$/.test(word) ||
  /^(?:am|did|shall|should) i$|^(?:it|that) (?:doesn't|can|could|needn't)$|^i (?:always|usually|ask|promise|realise|realize|hope|appreciate)$/.test(
    `${word} ${next}`,
  );

export function startOf(words: readonly Word[], from: number, { at, form }: Head, to: number): number {
  let start = at;
  if (at > from) {
    const lead = words.slice(from, at);
    const core = words.slice(at, to);
    const opener = lead[0]!.plain;
    const isAdjunct =
      PREPOSITIONS.has(opener) ||
      SUBORDINATORS.has(opener) ||
      SCENE_OPENERS.has(opener) ||
      opener.endsWith('ing') ||
      /^let(?:'s| us) say\b/.test(textOfWords(lead));
    const isClause = lead.some(
      ({ plain }) => isSubject(plain) || AUXILIARIES.has(plain) || plain === "let's",
    );
    const isPointedAt = core.length <= 3 && /^(?:it|that)$/.test(core.at(-1)!.plain);
    const isItsScene = asksOfAScene(core) && !lead.some(({ plain }) => isFirstPerson(plain));
    const isTopic = !isClause && lead.length <= 5 && form !== 'request';
    if (isAdjunct || isPointedAt || isItsScene || isTopic) start = from;
  }
  while (start > 0 && /^(?:and|so|then|but)$/.test(words[start - 1]!.plain)) start -= 1;
  return start;
}

const EMPTY = new Set(
  `what what's what'd d'you me of tell talk walk take through where how how'd who why which do would will should
  can could you your you'd be is are and so then now next first second third three two step steps move moves
  call play plan approach reaction response say start look handle manage respond react deal go ask check begin
  decide proceed think about it that this them him her us with to from for on even straight away right here
  there immediately initially in case done happens action actions priority priorities thoughts answer reply
  decision advice reasoning put make sort fix resolve solve convince explain going gonna doing get out up one
  say talking thinking me they all`.split(/\s+/),
);

/** Whether a question needs the scene before it: “what do you do?”. */
export function asksOfAScene(words: readonly Word[]): boolean {
  const plain = words.map((word) => word.plain).filter((word) => !FILLERS.has(word));
  if (plain.length === 0 || plain.length > 10 || plain.includes('ever') || plain.includes('did'))
    return false;
  if (/^(?:what's|what is|where's|who's) (?:the|your) \w+$/.test(plain.join(' '))) return true;
  return (
    plain.some((word) => isYou(word) || word === "d'you" || word === 'next') &&
    plain.every((word) => EMPTY.has(word))
  );
}

export function behindMarkers(words: readonly Word[], from = 0): number {
  let place = from;
  while (
    place < words.length - 1 &&
    (MARKERS.has(words[place]!.plain) ||
      (words[place]!.plain === 'you' && words[place + 1]!.plain === 'know')) &&
    !/^(?:one|two)$/.test(words[place]!.plain === 'no' ? words[place + 1]!.plain : '')
  )
    place += 1;
  return place;
}

import { FIRST_PERSON } from '../lexicon/persons.ts';
import { isInGrounds, isOrdinary } from './in-sentence.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';

const EVERYBODY =
  /^(you|your|you're|you've|you'll|you'd|yourself|people|everybody|everyone|nobody|anyone|anybody|someone|always|never|they)$/;
const AHEAD = 5;
const BELIEF = /^(believer|fan|saying|proverb|motto|rule|adage)$/;

export function isGeneralTruth(sentence: SentenceSoFar, at: number): boolean {
  const before = sentence.tokens.slice(0, at);
  if (before.some(({ low }) => BELIEF.test(low))) return true;
  if (before.some(isOfSpeaker)) return false;
  if (before.some(({ low }) => EVERYBODY.test(low))) return !tellsOfOthers(before);
  for (let next = at + 1; next < at + AHEAD; next += 1) {
    const low = sentence.peek(next)?.low ?? '';
    if (FIRST_PERSON.has(low)) return false;
    if (low.startsWith('you')) return true;
  }
  return false;
}

const tellsOfOthers = (before: readonly Lexeme[]): boolean =>
  before.some(({ low }, at) => low === 'they' && WAS_SO.test(before[at + 1]?.low ?? ''));

const isOfSpeaker = ({ low }: Lexeme): boolean =>
  FIRST_PERSON.has(low) || low.startsWith("i'") || low.startsWith("we'");

const SUBJECT = /^(i|we|my|our)$|^(i|we)'/;
const IS_SO =
  /^(is|are|isn't|aren't|means|needs|should|must|can|can't|cannot|doesn't|don't|has|takes|goes|comes|beats|matters|works|makes|tells|gives|becomes|stays|fails)$|(it|that|there|what|who|here)'s$/;
const WAS_SO =
  /^(was|were|had|did|got|went|came|made|took|gave|ran|led|built|wrote|won|became|brought|cut|put|kept|meant|saved|let|helped)$|[^e]ed$/;

export const tellsOfPast = (sentence: SentenceSoFar, at: number): boolean =>
  sentence.tokens.slice(0, at).some(({ low }) => WAS_SO.test(low));

/** “An SLA is a promise” */
export function tellsHowThingsAre(sentence: SentenceSoFar, at: number): boolean {
  const before = sentence.tokens.slice(0, at);
  if (before.some(({ low }) => SUBJECT.test(low) || WAS_SO.test(low))) return false;
  if (before.some(({ low }) => IS_SO.test(low))) return true;
  const isSubject = at === 0 && !/^(,|;|and|&)$/.test(sentence.peek(1)?.text ?? ',');
  const isOfAny = before.length === 1 && /^(an?|any|every|no)$/.test(before[0]!.low);
  for (let next = at + 1; next <= at + AHEAD; next += 1) {
    const low = sentence.peek(next)?.low ?? '';
    if (SUBJECT.test(low) || WAS_SO.test(low)) return false;
    if (IS_SO.test(low)) return true;
  }
  return isOfAny || isSubject;
}

/** “The sea does not read your Gantt chart” */
export const isProverbial = (sentence: SentenceSoFar, at: number): boolean =>
  at > 0 &&
  tellsHowThingsAre(sentence, at) &&
  !sentence.tokens.slice(0, at).some((token) => FIRST_PERSON.has(token.low) || isKnownName(sentence, token));

const isKnownName = (sentence: SentenceSoFar, token: Lexeme): boolean =>
  token.cap && !(token.first && isOrdinary(sentence, token)) && isInGrounds(sentence, token);

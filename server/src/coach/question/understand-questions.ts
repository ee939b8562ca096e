import type { Episode } from '#coach/candidate/candidate.ts';
import { hasAnaphor } from './anaphor.ts';
import { asksForEstimate } from './asks-for-estimate.ts';
import { type AskedPart, findAsked } from './find-asked.ts';
import { findFocus } from './find-focus.ts';
import { findNames } from './find-names.ts';
import { followsUp, isOfAStory } from './follows-up.ts';
import { plainWords } from './plain-words.ts';
import { kindsOf, type Question, type QuestionKind } from './question.ts';
import { scoreKinds } from './score-kinds.ts';
import { stripSpeech } from './strip-speech.ts';
import details from './details.json' with { type: 'json' };

export interface Before {
  /** Oldest first. */
  questions: readonly string[];
  last: Episode | undefined;
}

const MOST_CHARACTERS = 2000;
const MOST_PARTS = 3;
const SAID_AGAIN = kindsOf('saidAgain');
const HAS_STORY = kindsOf('haveStory');

/** One question a part, the last three, never none. */
export function understandQuestions(text: string, before: Before): Question[] {
  const asked = findAsked(stripSpeech(fromTheEnd(text)));
  const again = nameAgain(text, before);
  const questions: Question[] = [];
  for (const part of asked) {
    const question = understand(part, before, again);
    const first = questions.at(-1);
    if (first !== undefined && belongsTo(first, question))
      questions[questions.length - 1] = joined(first, question);
    else questions.push(question);
  }
  const meant = questions.filter(({ kind }) => kind !== 'small-talk');
  return (meant.length > 0 ? meant : questions).slice(-MOST_PARTS);
}

function fromTheEnd(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  return text.slice(-MOST_CHARACTERS).replace(/^\S*\s+/, '');
}

function understand({ text, scene }: AskedPart, before: Before, again: Again | undefined): Question {
  const asks = stripSpeech(text);
  const words = plainWords(asks);
  const usesScene = scene !== '' && isOpenWithout(asks, words);
  const whole = usesScene ? `${scene} ${asks}` : asks;
  const scored = asksForEstimate(words)
    ? { kind: 'estimate' as const, certainty: 1 }
    : scoreKinds(plainWords(whole), words);
  const continued = continues(asks, words, usesScene ? scene : '', scored.kind, before);
  const kind = again?.kind ?? (continued ? 'follow-up' : scored.kind);
  const names = again === undefined ? findNames(whole) : [again.name];
  const focus = findFocus(whole);
  return {
    text: whole,
    kind,
    certainty: scored.certainty,
    focus,
    names,
    ...detailsOf(kind, again?.asked ?? words, plainWords(whole)),
  };
}

interface Again {
  name: string;
  kind: 'experience' | 'look-up';
  /** Plain words. */
  asked: string;
}

/** "And Kubernetes?" */
function nameAgain(text: string, { questions }: Before): Again | undefined {
  const [, name] = ANOTHER.exec(text.trim()) ?? [];
  if (name === undefined) return undefined;
  const asked = plainWords(
    fromTheEnd(questions.findLast((question) => !ANOTHER.test(question.trim())) ?? ''),
  );
  const { kind } = scoreKinds(asked);
  return kind === 'experience' || kind === 'look-up' ? { name, kind, asked } : undefined;
}

const ANOTHER = /^(?:And|Or|(?:And )?(?:[Ww]hat|[Hh]ow) about) (\p{Lu}\S*(?: \p{Lu}\S*)?)\?$/u;

const isOpenWithout = (asks: string, words: string): boolean =>
  hasAnaphor(words) ||
  /^(?:is|would|will) that (?:be )?(?:an? |all |ok|okay|fine|something)/.test(words) ||
  findFocus(asks).length < 2 ||
  scoreKinds(words).kind === 'situational';

/** "You said that …", not "I see on your CV that …" */
const RECALLS =
  /\byou (?:just |have just |have )?(?:said|told|mentioned|were saying|talked about|spoke about|were (?:turned|told|asked)|had to)\b(?!.*\b(?:cv|resume|application|letter)\b)/;

const SETS_OWN =
  /^(?:suppose|supposing|imagine|say|picture|think of|an?|one of|two|three|somebody|someone|your|we|our|it is|the (?:advert\S*|ad|job|post|role)|this (?:job|post|role))\b/;

const LOOKS_BACK = /^(?:looking back|(?:in|with) hindsight)$/;

function continues(asks: string, words: string, scene: string, kind: QuestionKind, before: Before): boolean {
  if (before.last === undefined && before.questions.length === 0) return false;
  const said = plainWords(scene);
  if (RECALLS.test(said)) return true;
  const bringsOwn = said !== '' && !LOOKS_BACK.test(said) && (SETS_OWN.test(said) || !hasAnaphor(said));
  return !bringsOwn && followsUp(words, kind, findFocus(asks), before.last);
}

function detailsOf(
  kind: QuestionKind,
  words: string,
  whole: string,
): Pick<Question, 'wanted' | 'sought' | 'matter'> {
  if (kind === 'follow-up') return { wanted: findWanted(words) };
  if (kind === 'look-up') return { sought: findSought(words) };
  if (kind === 'logistics') return { matter: findMatter(words) ?? findMatter(whole) };
  return HAS_STORY.has(kind) ? { wanted: findWantedBesides(words) } : {};
}

/** "Do you supervise anybody" stands alone. */
const ASKS_OF_YOU = /^(?:do|have|are|can|did) you\b(?!.*\b(?:it|that|this|so|them)\b)/i;

function belongsTo(first: Question, second: Question): boolean {
  if (first.kind === second.kind && SAID_AGAIN.has(first.kind)) return true;
  if (second.kind === 'open' && second.focus.length < 2) return !ASKS_OF_YOU.test(second.text);
  if (bringsOwn(first, second)) return false;
  return (
    first.kind !== 'small-talk' && followsUp(plainWords(second.text), second.kind, second.focus, undefined)
  );
}

/** "…, and can you drive a lorry if it comes to it" */
const bringsOwn = (first: Question, second: Question): boolean =>
  SUPERLATIVE.test(second.text) ||
  (/^(?:have|has|do|can|could|are|what|which|where) (?:\S+ )?you\b|^(?:what|which) \S+ (?:do|did|have|are|were) you\b|^(?:is|are) your\b|^which \S+ \S+ (?:is|was|were) (?:that|it|this)\b/i.test(
    second.text,
  ) &&
    second.focus.some(
      ({ lemma, pos }) =>
        /^(?:NOUN|PROPN)$/.test(pos) &&
        !isOfAStory(lemma) &&
        !first.focus.some((word) => word.lemma === lemma),
    ));

const SUPERLATIVE = /\byou (?:are|were|have been) (?:\S+ )?proud(?:est)?\b|\byour (?:\S+est|best|worst)\b/i;

function joined(first: Question, second: Question): Question {
  const wanted =
    first.wanted ?? (HAS_STORY.has(first.kind) ? findWanted(plainWords(second.text)) : undefined);
  return {
    ...first,
    text: `${first.text} ${second.text}`,
    focus: [...first.focus, ...second.focus],
    names: [...new Set([...first.names, ...second.names])],
    ...(wanted && { wanted }),
  };
}

type Detail = 'sought' | 'matter' | 'wanted';
type Value<Of extends Detail> = NonNullable<Question[Of]>;

/** First match wins; reads plain words. */
const read = <Of extends Detail>(of: Of) =>
  details[of].map(({ is, asks }) => ({ is: is as Value<Of>, asks: new RegExp(asks) }));

const SOUGHT = read('sought');
const MATTERS = read('matter');
const WANTED = read('wanted');

const first = <Is>(of: readonly { is: Is; asks: RegExp }[], words: string): Is | undefined =>
  of.find(({ asks }) => asks.test(words))?.is;

const findSought = (words: string): Question['sought'] => first(SOUGHT, words);

const findMatter = (words: string): Question['matter'] => first(MATTERS, words);

/** @returns `more` where nothing exact is asked */
const findWanted = (words: string): Value<'wanted'> => first(WANTED, words) ?? 'more';

/** "a conflict and what you learned from it" */
function findWantedBesides(words: string): Question['wanted'] {
  const besides = /(?:\band|,|\bwhich|\bbut) (?:also )?((?:what|how|why|who|when|whether|what is)\b.*)$/.exec(
    words,
  )?.[1];
  return besides === undefined ? undefined : findWanted(besides);
}

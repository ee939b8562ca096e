import type { Episode } from '#coach/candidate/candidate.ts';
import { hasAnaphor } from './anaphor.ts';
import { type Asked, findAsked } from './find-asked.ts';
import { findFocus } from './find-focus.ts';
import { findNames } from './find-names.ts';
import { findMatter, findSought } from './find-sought.ts';
import { findWanted, findWantedBesides } from './find-wanted.ts';
import { followsUp } from './follows-up.ts';
import { plainWords } from './plain-words.ts';
import type { Question, QuestionKind } from './question.ts';
import { saySubject } from './say-subject.ts';
import { scoreKinds } from './score-kinds.ts';
import { stripSpeech } from './strip-speech.ts';

export interface Before {
  /** Oldest first. */
  questions: readonly string[];
  /** What the last answer told. */
  last: Episode | undefined;
}

const MOST_CHARACTERS = 2000;
const MOST_PARTS = 3;
/** Kinds of which a second question in the same breath only says the first again. */
const SAID_AGAIN: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'motivation',
  'strength',
  'weakness',
  'salary',
  'introduction',
  'small-talk',
  'closing',
]);
const HAS_STORY: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'behavioural',
  'experience',
  'follow-up',
  'weakness',
  'open',
]);

/**
 * Reads what a turn of an interviewer asks: one question for each part of a compound, at most three (the last ones),
 * never none. Of a long turn the end counts, where the asking is done.
 */
export function understandQuestions(text: string, before: Before): Question[] {
  const asked = findAsked(stripSpeech(fromTheEnd(text)));
  const questions: Question[] = [];
  for (const part of asked) {
    const question = understand(part, before);
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

function understand({ text, scene }: Asked, before: Before): Question {
  const asks = stripSpeech(text);
  const needsScene = scene !== '' && isOpenWithout(asks);
  const whole = needsScene ? `${scene} ${asks}` : asks;
  const words = plainWords(asks);
  const scored = scoreKinds(plainWords(whole));
  const focus = findFocus(whole);
  const hasBefore = before.last !== undefined || before.questions.length > 0;
  const ownScene = needsScene && !hasAnaphor(plainWords(scene)) && !RECALLS.test(plainWords(scene));
  const follows = hasBefore && !ownScene && followsUp(words, scored.kind, findFocus(asks), before.last);
  const kind = follows ? 'follow-up' : scored.kind;
  return detailed(
    { text: whole, kind, certainty: scored.certainty, focus, subject: '', names: findNames(whole) },
    words,
  );
}

/** "You said that …" recalls what was told; "I see on your CV that …" brings something new. */
const RECALLS =
  /\byou (?:just |have just |have )?(?:said|told|mentioned|were saying|talked about|spoke about)\b(?!.*\b(?:cv|resume|application|letter)\b)/;

const isOpenWithout = (asks: string): boolean => {
  const words = plainWords(asks);
  return hasAnaphor(words) || findFocus(asks).length < 2 || scoreKinds(words).kind === 'situational';
};

function detailed(question: Question, words: string): Question {
  const wanted =
    question.kind === 'follow-up'
      ? findWanted(words)
      : HAS_STORY.has(question.kind)
        ? findWantedBesides(words)
        : undefined;
  const sought = question.kind === 'look-up' ? findSought(words) : undefined;
  const matter = question.kind === 'logistics' ? findMatter(words) : undefined;
  const isNamed = question.names.length > 0 && /^(?:experience|look-up|explanation)$/.test(question.kind);
  return {
    ...question,
    subject: isNamed ? question.names.join(' and ') : saySubject(question.text, question.focus),
    ...(wanted && { wanted }),
    ...(sought && { sought }),
    ...(matter && { matter }),
  };
}

/** Whether a part only asks more of what the part before it asks for. */
function belongsTo(first: Question, second: Question): boolean {
  if (first.kind === second.kind && SAID_AGAIN.has(first.kind)) return true;
  return (
    first.kind !== 'small-talk' && followsUp(plainWords(second.text), second.kind, second.focus, undefined)
  );
}

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

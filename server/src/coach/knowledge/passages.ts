import { findFocus } from '#coach/question/find-focus.ts';
import type { Question } from '#coach/question/question.ts';
import { stripSpeech } from '#coach/question/strip-speech.ts';
import { citationOf } from './cite.ts';
import type { KnowledgeEntry } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import { matchEntries } from './match-entries.ts';
import { joinSpeltLetters } from './spelt-letters.ts';

/** What a library says of something, for a language model. */
export interface Passage {
  title: string;
  /** Each can be said without those behind it. */
  sentences: readonly string[];
  /** As a label below an answer says it. */
  source: string;
}

/** What is said around a question helps to tell what it is about, unless it is a speech. */
const MOST_CHARACTERS = 400;

/**
 * The best for each question first, then the second for each.
 *
 * @param turn all that was said with the questions; its scene is looked at where they alone find nothing, or letters
 * are spelt
 */
export function passagesFor(
  questions: readonly Question[],
  turn: string,
  knowledge: Knowledge,
  count: number,
): Passage[] {
  const match = (question: Question): KnowledgeEntry[] => matchEntries(question, knowledge, count);
  const apart = questions.map(match);
  const around = needsTurn(apart, turn) ? withTurn(questions, turn).map(match) : [];
  const found = around.flat().length > 0 ? around : apart;
  const inTurns = Array.from({ length: count }, (_, rank) => found.flatMap((entries) => entries[rank] ?? []));
  return [...new Set(inTurns.flat())].slice(0, count).map((entry) => ({
    title: entry.name,
    sentences: [entry.answer, ...entry.points],
    source: `From ${citationOf([entry.name])}`,
  }));
}

const needsTurn = (found: readonly KnowledgeEntry[][], turn: string): boolean =>
  turn.length <= MOST_CHARACTERS && (found.flat().length === 0 || joinSpeltLetters(turn) !== turn);

/** The first question with all that was said as its words. */
function withTurn([question]: readonly Question[], turn: string): Question[] {
  const text = stripSpeech(joinSpeltLetters(turn));
  return question && text !== question.text ? [{ ...question, text, focus: findFocus(text) }] : [];
}

import { findFocus } from '#coach/question/find-focus.ts';
import type { Question } from '#coach/question/question.ts';
import { stripSpeech } from '#coach/question/strip-speech.ts';
import { citationOf } from './cite.ts';
import type { KnowledgeEntry } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import { matchEntries } from './match-entries.ts';

export interface Passage {
  title: string;
  sentences: readonly string[];
  source: string;
}

/** Longer surroundings are a speech and do not help. */
const MOST_CHARACTERS = 400;

/**
 * Best of each question first, then the second of each.
 * @param turn all that was said; read where the questions alone find nothing, or letters are spelt
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

function withTurn([question]: readonly Question[], turn: string): Question[] {
  const text = stripSpeech(joinSpeltLetters(turn));
  return question && text !== question.text ? [{ ...question, text, focus: findFocus(text) }] : [];
}

/** "l l m"; "a p value" has an article. */
const SPELT =
  /(?<![\p{L}\p{N}'’])(?:a(?= \p{L} \p{L}(?![\p{L}\p{N}'’-]))|[b-hj-z])(?: \p{L}(?![\p{L}\p{N}'’-]))+/giu;

export const joinSpeltLetters = (text: string): string =>
  text.replace(SPELT, (letters) => letters.replaceAll(' ', ''));

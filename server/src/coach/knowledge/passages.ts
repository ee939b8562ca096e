import type { Question } from '#coach/question/question.ts';
import { withKnowledge } from '#coach/saying/source-of.ts';
import type { Knowledge } from './knowledge.ts';
import { matchEntries } from './match-entries.ts';

/** What a library says of something, for a language model. */
export interface Passage {
  title: string;
  /** Each can be said without those behind it. */
  sentences: readonly string[];
  /** As a label below an answer says it. */
  source: string;
}

/** The best for each question first, then the second for each. */
export function passagesFor(questions: readonly Question[], knowledge: Knowledge, count: number): Passage[] {
  const found = questions.map((question) => matchEntries(question, knowledge, count));
  const inTurns = Array.from({ length: count }, (_, rank) => found.flatMap((entries) => entries[rank] ?? []));
  return [...new Set(inTurns.flat())].slice(0, count).map((entry) => ({
    title: entry.name,
    sentences: [entry.answer, ...entry.points],
    source: withKnowledge(null, [entry])!,
  }));
}

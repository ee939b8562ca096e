import type { QuestionKind } from '#coach/question/question.ts';
import type { Competency } from './competency.ts';
import { COMPETENCIES } from './lexicon.ts';
import { anyOf, plain } from './phrase.ts';

/** A competency that a question asks for. */
export interface Asked {
  competency: Competency;
  /** 0 to 1: the more words of the question ask for it, the surer. */
  strength: number;
  /** The words that ask for it, in lower case: the competency speaks for them. */
  words: readonly string[];
}

/** What is asked for by kinds of question that need not name it. */
const IMPLIED: Partial<Record<QuestionKind, readonly string[]>> = {
  weakness: ['self-improvement', 'feedback-received', 'lesson-learned', 'mistake'],
  strength: ['achievement'],
};

/** Longer questions are read to here: a question said aloud ends long before. */
const READ = 1000;

const PATTERNS = COMPETENCIES.map((competency) => ({ competency, pattern: anyOf(competency.asked) }));

/** What a question asks for, in the lexicon's order. */
export function competenciesAsked(question: { text: string; kind: QuestionKind }): Asked[] {
  const text = plain(question.text.slice(0, READ));
  const implied = IMPLIED[question.kind] ?? [];
  return PATTERNS.flatMap(({ competency, pattern }) => {
    const words = pattern.exec(text)?.[0].split(' ');
    if (words) return { competency, strength: Math.min(1, 0.6 + 0.2 * words.length), words };
    return implied.includes(competency.id) ? { competency, strength: 0.8, words: [] } : [];
  });
}

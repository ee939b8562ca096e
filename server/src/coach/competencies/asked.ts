import type { QuestionKind } from '#coach/question/question.ts';
import { COMPETENCIES, type Competency } from './lexicon.ts';
import { anyOf, plainPhrase } from './phrase.ts';

export interface AskedCompetency {
  competency: Competency;
  /** 0 to 1. */
  strength: number;
  words: readonly string[];
}

const IMPLIED: Partial<Record<QuestionKind, readonly string[]>> = {
  weakness: ['self-improvement', 'feedback-received', 'lesson-learned', 'mistake'],
  strength: ['achievement'],
};

/** Characters; a question said aloud ends long before. */
const READ = 1000;

const PATTERNS = COMPETENCIES.map((competency) => ({ competency, pattern: anyOf(competency.asked) }));

export function competenciesAsked(question: { text: string; kind: QuestionKind }): AskedCompetency[] {
  const text = plainPhrase(question.text.slice(0, READ));
  const implied = IMPLIED[question.kind] ?? [];
  const found = PATTERNS.flatMap(({ competency, pattern }) => {
    const match = pattern.exec(text);
    if (match) return { competency, from: match.index, words: match[0].split(' ') };
    return implied.includes(competency.id) ? { competency, from: -1, words: [] } : [];
  });
  return found
    .filter((one) => !found.some((other) => isWithin(one, other)))
    .map(({ competency, words }) => ({ competency, strength: Math.min(1, 0.6 + 0.2 * words.length), words }));
}

interface Match {
  from: number;
  words: readonly string[];
}

/** "win back a customer" is more than its "customer". */
function isWithin(one: Match, other: Match): boolean {
  const end = ({ from, words }: Match): number => from + words.join(' ').length;
  const isLonger = other.words.length > one.words.length;
  return one.words.length > 0 && isLonger && other.from <= one.from && end(one) <= end(other);
}

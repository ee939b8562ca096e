import { knownTo } from '#coach/knowledge/testing/known.ts';
import type { Material } from '#coach/material.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from './asked.ts';
import { baker } from './baker.ts';

/** Stories to choose from are offered instead. */
export const NOTHING = '';

/** What is said to a question of whom a material tells, where no story was found for it. */
export const answerOf = (material: Partial<Material>, question: Question): string =>
  sayAnswer({ candidate: candidateFrom(material), asked: [{ question, found: [] }], told: NOTHING_TOLD })
    .text;

/** The baker's, where stories with these marks were found for it. */
export function answerOfBaker(
  text: string,
  kind: QuestionKind,
  details: Partial<Question> = {},
  ...marks: string[]
): string {
  const asked = [{ question: asks(text, kind, details), found: foundByMarks(baker, ...marks) }];
  return sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD, knowledge: knownTo(baker) }).text;
}

import type { ChatTurn } from '../chat-model.ts';
import type { Material } from '#coach/material.ts';
import { answerBehavioural } from './answer-behavioural.ts';
import { answerLogistics } from './answer-logistics.ts';
import { answerClosing, answerMotivation, answerStrengths } from './answer-personal.ts';
import { answerSituational, answerTechnical } from './answer-technical.ts';
import type { QuestionContext } from './question-context.ts';
import { factFinder } from './facts.ts';
import { findTechnicalTopic, findTopic } from './find-topic.ts';
import { renderOutline, type Outline } from './outline.ts';
import { classifyQuestion, isFollowUp, plainWords, type QuestionKind } from './question.ts';

const ANSWERS: Record<QuestionKind, (context: QuestionContext) => Outline> = {
  behavioural: answerBehavioural,
  technical: answerTechnical,
  motivation: answerMotivation,
  strengths: answerStrengths,
  situational: answerSituational,
  logistics: answerLogistics,
  closing: answerClosing,
};

/** A spoken outline in markdown for the last question, from the candidate's own material. */
export function answerQuestion(turns: readonly ChatTurn[], material: Material): string {
  const question = lastQuestion(turns);
  const kind = kindOf(question) ?? 'strengths';
  return renderOutline(ANSWERS[kind]({ question, material, facts: factFinder(material) }));
}

/** What the user asked last, with the question before it where it cannot stand alone. */
export function lastQuestion(turns: readonly ChatTurn[]): string {
  const questions = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const last = questions.at(-1) ?? '';
  return isFollowUp(last) ? `${questions.at(-2) ?? ''} ${last}`.trim() : last;
}

/** By the question's form, else by its subject; undefined where neither is known. */
export function kindOf(question: string): QuestionKind | undefined {
  const words = plainWords(question);
  return (
    classifyQuestion(question) ??
    (findTechnicalTopic(words) && 'technical') ??
    (findTopic(words) && 'situational')
  );
}

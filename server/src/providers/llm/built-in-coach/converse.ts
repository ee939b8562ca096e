import type { ChatTurn } from '../chat-model.ts';
import type { Material } from '#coach/material.ts';
import { answerQuestion, kindOf, lastQuestion } from './answer-question.ts';
import { withFooter } from './outline.ts';

/** The chat without a language model: outlines for interview questions, and plain words on what it cannot do. */
export function converse(turns: readonly ChatTurn[], material: Material): string {
  if (kindOf(lastQuestion(turns))) {
    return `Here is how you could answer that in an interview.\n\n${answerQuestion(turns, material)}`;
  }
  return withFooter(
    [
      'I am the built-in coach: no language model is connected, so I cannot chat freely. What I can do is outline answers to interview questions. Try one of these:',
      '- Tell me about a time you had a conflict with a coworker.\n- What is the difference between a process and a thread?\n- Why do you want to leave your current job?',
    ].join('\n\n'),
  );
}

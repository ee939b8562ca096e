import type { Question } from '#coach/question/question.ts';
import { inOneText } from './rule.ts';
import type { Answer } from './say-answer.ts';

const CERTAIN = 0.2;

/**
 * Chat reply without a language model.
 * @param answer the coach's, to the questions
 */
export function chatReply(questions: readonly Question[], answer: Answer): string {
  const { text, alternatives, note, remark } = answer;
  if (remark !== undefined) return signed([note, remark].join(' '));
  const isQuestion = questions.some(({ kind, certainty }) => !CHAT.has(kind) && certainty >= CERTAIN);
  if (!isQuestion || (text === '' && alternatives.length === 0)) return signed(CANNOT_CHAT);
  return signed(
    text === ''
      ? `Each of these could be told in answer to that.\n\n${alternatives.map((title) => `- ${title}`).join('\n')}`
      : `Here is how you could answer that in an interview.\n\n${inOneText(answer)}`,
  );
}

const CHAT: ReadonlySet<Question['kind']> = new Set(['small-talk', 'open']);

const CANNOT_CHAT = `I am the built-in coach: no language model is connected, so I cannot chat freely. What I can do is answer interview questions from what you have entered about yourself. Try one of these:

- Tell me about a time you had a conflict with a coworker.
- What is your greatest strength?
- Why do you want to leave your current job?`;

function signed(markdown: string): string {
  const gaps = markdown.includes('[') ? ' Put in your own words where there are [brackets].' : '';
  return `${markdown}\n\n*From the built-in coach.${gaps}*\n`;
}

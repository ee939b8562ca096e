import { ANSWER_HEADERS } from '@pythia/contracts/answerer.ts';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import { paidStream } from '@pythia/contracts/paid-interview.ts';
import { answererHeaders } from '#asking/answerer-headers.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { answerQuestion, type AnswerParts, type Question } from './answer-question.ts';

export function bindAnswers(bind: Bind, parts: AnswerParts): void {
  bind(freeChat, ({ identity, body, ...reply }) => {
    const { session_id: sessionId, message: question, lines, instead } = body;
    return answer(
      parts,
      { userId: identity.userId, kind: 'free', sessionId, question, lines, instead },
      reply,
    );
  });

  bind(paidStream, ({ identity, body, ...reply }) => {
    const { thread_id: sessionId, message_text: question, lines, instead } = body;
    return answer(
      parts,
      { userId: identity.userId, kind: 'paid', sessionId, question, lines, instead },
      reply,
    );
  });
}

interface Reply {
  signal: AbortSignal;
  setHeader: (name: string, value: string) => void;
}

/** Says in headers who answers, and what the timeline calls the exchange; both are known before the first text. */
async function answer(
  parts: AnswerParts,
  question: Omit<Question, 'onAnswerer'>,
  { signal, setHeader }: Reply,
): Promise<AsyncIterable<string>> {
  const onAnswerer = answererHeaders(setHeader);
  const { exchangeId, text } = await answerQuestion(parts, { ...question, onAnswerer }, signal);
  setHeader(ANSWER_HEADERS.exchangeId, exchangeId);
  return text;
}

import { ANSWER_HEADERS } from '@pythia/contracts/answerer.ts';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import { paidStream } from '@pythia/contracts/paid-interview.ts';
import { answererHeaders } from '#asking/answerer-headers.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { answerQuestion, type AnswerParts, type Question } from './answer-question.ts';

export function bindAnswers(bind: Bind, parts: AnswerParts): void {
  bind(freeChat, ({ identity: { userId }, body, signal, setHeader }) => {
    const { session_id: sessionId, message: question, ...how } = body;
    const asked = { userId, kind: 'free' as const, sessionId, question, ...how };
    return answerQuestion(parts, { ...asked, ...answerHeaders(setHeader) }, signal);
  });

  bind(paidStream, ({ identity: { userId }, body, signal, setHeader }) => {
    const { thread_id: sessionId, message_text: question, ...how } = body;
    const asked = { userId, kind: 'paid' as const, sessionId, question, ...how };
    return answerQuestion(parts, { ...asked, ...answerHeaders(setHeader) }, signal);
  });
}

/** Says in headers who answers, and what the timeline calls the exchange. */
const answerHeaders = (
  setHeader: (name: string, value: string) => void,
): Pick<Question, 'onExchange' | 'onAnswerer'> => ({
  onExchange: (id) => setHeader(ANSWER_HEADERS.exchangeId, id),
  onAnswerer: answererHeaders(setHeader),
});

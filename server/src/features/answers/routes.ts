import { ANSWER_HEADERS } from '@pythia/contracts/answerer.ts';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import { answererHeaders } from '#asking/answerer-headers.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { answerQuestion, type AnswerParts } from './answer-question.ts';

export function bindAnswers(bind: Bind, parts: AnswerParts): void {
  bind(freeChat, async ({ identity, body, signal, setHeader }) => {
    const session = { userId: identity.userId, sessionId: body.session_id, kind: 'free' as const };
    const { message, lines, instead } = body;
    const onAnswerer = answererHeaders(setHeader);
    const question = { ...session, question: message, lines, instead, onAnswerer };
    const { exchangeId, text } = await answerQuestion(parts, question, signal);
    setHeader(ANSWER_HEADERS.exchangeId, exchangeId);
    return text;
  });
}

import { ANSWER_HEADERS } from '@pythia/contracts/answerer.ts';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import type { AnsweredBy } from '#asking/stream-answer.ts';
import { answerQuestion, type AnswerParts } from './answer-question.ts';

export function bindAnswers(bind: Bind, parts: AnswerParts): void {
  bind(freeChat, async ({ identity, body, signal, setHeader }) => {
    const onAnswerer = ({ answered_by, stood_in, source }: AnsweredBy): void => {
      setHeader(ANSWER_HEADERS.answeredBy, encodeURIComponent(answered_by ?? ''));
      if (stood_in) setHeader(ANSWER_HEADERS.stoodIn, stood_in);
      if (source) setHeader(ANSWER_HEADERS.source, encodeURIComponent(source));
    };
    const session = { userId: identity.userId, sessionId: body.session_id, kind: 'free' as const };
    const { message, lines, instead } = body;
    const question = { ...session, question: message, lines, instead, onAnswerer };
    const { exchangeId, text } = await answerQuestion(parts, question, signal);
    setHeader(ANSWER_HEADERS.exchangeId, exchangeId);
    return text;
  });
}

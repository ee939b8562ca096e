import { freeChat } from '@pythia/contracts/free-interview.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { answerFreeQuestion, type AnswerParts } from './answer-free-question.ts';

/** @param parts `limit` counts one call of a user and throws when there were too many */
export function bindAnswers(
  bind: Bind,
  parts: AnswerParts & { limit: (userId: string) => Promise<void> },
): void {
  bind(freeChat, async ({ identity, body, signal }) => {
    await parts.limit(identity.userId);
    const asked = { userId: identity.userId, sessionId: body.session_id, question: body.message };
    return answerFreeQuestion(parts, asked, signal);
  });
}

import { ANSWER, type Budget } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { freeChat } from './free-interview.ts';

/** A practice costs nothing: so many are more than its questions, with what is asked again. */
const PRACTICE_ANSWER: readonly Budget[] = [
  ...ANSWER,
  { name: 'practice answer', by: 'user', calls: 60, perMinutes: 60 },
];

export const practiceChat = defineEndpoint({
  method: 'POST',
  path: '/practices/chat',
  summary: 'Stream an answer in a practice',
  access: 'user',
  budgets: PRACTICE_ANSWER,
  body: freeChat.body,
  reply: 'answer-stream',
});

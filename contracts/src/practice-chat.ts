import { ANSWER, type Budget } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { freeChat } from './free-interview.ts';

/** Practices are free: this is more than their questions, repeated ones included. */
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

import type { ChatMessage, ChatRequest } from '#providers/llm/chat-model.ts';
import type { Style } from '@pythia/contracts/style.ts';
import { answerTokens, TEMPERATURE } from './prompt.ts';

type About = Omit<ChatRequest, 'purpose' | 'messages' | 'maxTokens' | 'temperature' | 'style'> & {
  style: Style | null;
};

/** What whoever answers in an interview is asked. */
export const answerRequest = (messages: readonly ChatMessage[], about: About): ChatRequest => ({
  purpose: 'interview-answer',
  messages,
  maxTokens: answerTokens(about.style),
  temperature: TEMPERATURE,
  ...about,
});

import { readResumeSummary } from '#features/interviews/read-resume-summary.ts';
import type { ChatEvent, ChatRequest } from '#providers/llm/chat-model.ts';

/** A request as the product makes it, where its words do not matter. */
export function chatRequest(given: Partial<ChatRequest> = {}): ChatRequest {
  return {
    purpose: 'interview-answer',
    messages: [
      { role: 'system', content: 'Answer as the candidate.' },
      { role: 'user', content: 'What is a thread?' },
    ],
    maxTokens: 100,
    temperature: 0.4,
    userId: 'anybody',
    material: readResumeSummary(''),
    turns: [{ role: 'user', text: 'What is a thread?' }],
    ...given,
  };
}

/** The text alone, piece by piece. */
export async function* texts(events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  for await (const event of events) if (event.type === 'text') yield event.text;
}

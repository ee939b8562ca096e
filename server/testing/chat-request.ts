import type { ModelEvent, ModelRequest } from '#providers/llm/language-model.ts';

/** Words do not matter. */
export function chatRequest(given: Partial<ModelRequest> = {}): ModelRequest {
  return {
    messages: [
      { role: 'system', content: 'Answer as the candidate.' },
      { role: 'user', content: 'What is a thread?' },
    ],
    maxTokens: 100,
    temperature: 0.4,
    ...given,
  };
}

export async function* texts(events: AsyncIterable<ModelEvent>): AsyncGenerator<string> {
  for await (const event of events) if (event.type === 'text') yield event.text;
}

import type { PromptMessage } from './child-messages.ts';
import type { LlamaModel, LlamaToken } from './node-llama-cpp.ts';

export interface PromptTokens {
  all: readonly LlamaToken[];
  beginning: number;
}

/**
 * Encodes messages as ChatML up to the awaited answer. People's text is encoded without special tokens:
 * `<|im_end|>` in it stays plain characters.
 */
export function tokensOf(
  model: Pick<LlamaModel, 'tokenize'>,
  messages: readonly PromptMessage[],
  opening: string,
): PromptTokens {
  const parts = messages.map(({ role, content }) => [
    ...model.tokenize(`<|im_start|>${role}\n`, true),
    ...model.tokenize(content, false),
    ...model.tokenize('<|im_end|>\n', true),
  ]);
  const answer = model.tokenize(`<|im_start|>assistant\n${opening}`, true);
  return { all: [...parts.flat(), ...answer], beginning: parts[0]?.length ?? 0 };
}

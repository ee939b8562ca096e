import type { PromptMessage } from './child-messages.ts';
import type { LlamaModel, LlamaToken } from './node-llama-cpp.ts';

export interface PromptTokens {
  all: readonly LlamaToken[];
  /** Tokens of the first message, which a session's prompts share. */
  beginning: number;
}

/**
 * A conversation in ChatML up to the awaited answer. People's text has no special tokens: `<|im_end|>` in it is
 * characters.
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

import type { PromptMessage } from './child-messages.ts';
import type { LlamaModel, LlamaToken } from './node-llama-cpp.ts';

export interface PromptTokens {
  all: readonly LlamaToken[];
  /** How many of them are the first message, with which the prompts of a session begin. */
  beginning: number;
}

/**
 * A conversation in ChatML, up to the answer that is to come. What people wrote has no special tokens: where it says
 * `<|im_end|>`, these are the characters.
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

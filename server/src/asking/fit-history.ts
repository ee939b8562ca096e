import type { ChatMessage } from '#providers/llm/language-model.ts';
import { estimateTokens, firstTokens } from './estimate-tokens.ts';
import type { Exchange } from './exchange.ts';

/** Of one question or answer; in an interview a model needs no more of it to go on from there. */
export const EACH_TOKENS = 500;

/**
 * What was asked and answered before, oldest first. It grows at its end only; when it is too long, the older
 * half goes at once, so that the beginning of the prompt seldom changes and need not be read anew.
 * @param most tokens of all together
 * @param each tokens of one question or answer, of which the beginning is kept
 */
export function fitHistory(
  exchanges: readonly Exchange[],
  most: number,
  each: number = EACH_TOKENS,
): ChatMessage[] {
  const tokens = Math.max(0, most);
  const kept: { messages: ChatMessage[]; size: number }[] = [];
  let size = 0;
  for (const exchange of exchanges) {
    const messages = toMessages(exchange, each);
    const own = estimateTokens(messages.map(({ content }) => content).join(''));
    kept.push({ messages, size: own });
    size += own;
    if (size <= tokens) continue;
    while (kept.length > 1 ? size > tokens / 2 : size > tokens) size -= kept.shift()!.size;
  }
  return kept.flatMap(({ messages }) => messages);
}

function toMessages({ question, answer, state }: Exchange, each: number): ChatMessage[] {
  const said = firstTokens(answer, each);
  const content = state === 'complete' ? said : `${said} [broken off]`;
  return [
    { role: 'user', content: firstTokens(question, each) },
    { role: 'assistant', content },
  ];
}

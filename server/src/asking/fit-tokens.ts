import type { ChatMessage } from '#providers/llm/language-model.ts';
import type { PastExchange } from './exchange.ts';

const BYTES_PER_TOKEN = 4;

/** Estimate: one token for four bytes of UTF-8, usual for English and near it elsewhere. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

export function firstTokens(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const bytes = Buffer.from(text).subarray(0, Math.max(0, tokens) * BYTES_PER_TOKEN);
  return new TextDecoder().decode(bytes, { stream: true });
}

export function lastTokens(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  if (tokens <= 0) return '';
  const bytes = Buffer.from(text).subarray(-tokens * BYTES_PER_TOKEN);
  return bytes.subarray(bytes.findIndex(beginsCharacter)).toString();
}

const beginsCharacter = (byte: number): boolean => (byte & 0b1100_0000) !== 0b1000_0000;

export const EACH_TOKENS = 500;

/**
 * Earlier exchanges that fit, oldest first. If they do not, the older half goes at once, so that the prompt's
 * beginning, which a server caches, seldom changes.
 * @param most tokens together
 * @param each tokens of a question or an answer, kept from its beginning
 */
export function fitHistory(
  exchanges: readonly PastExchange[],
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

/** In the place of a question that nobody asked the copilot: services take no turn without words. */
const NOT_HEARD = '…';

function toMessages({ question, answer, state }: PastExchange, each: number): ChatMessage[] {
  const said = firstTokens(answer, each);
  const content = state === 'complete' ? said : `${said} [broken off]`;
  return [
    { role: 'user', content: firstTokens(question, each) || NOT_HEARD },
    { role: 'assistant', content },
  ];
}

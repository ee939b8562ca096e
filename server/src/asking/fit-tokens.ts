import type { ChatMessage } from '#providers/llm/language-model.ts';
import type { Exchange } from './exchange.ts';

const BYTES_PER_TOKEN = 4;

/**
 * How many tokens a model will about count: one for every four bytes of UTF-8, which is usual for English and
 * not far from it for scripts whose characters have more bytes. Every model counts its own way.
 */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

/** The beginning of a text that is about so many tokens long, cut between two characters. */
export function firstTokens(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const bytes = Buffer.from(text).subarray(0, Math.max(0, tokens) * BYTES_PER_TOKEN);
  return new TextDecoder().decode(bytes, { stream: true }); // leaves out a character that is not whole
}

/** The end of a text that is about so many tokens long, cut between two characters. */
export function lastTokens(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  if (tokens <= 0) return '';
  const bytes = Buffer.from(text).subarray(-tokens * BYTES_PER_TOKEN);
  return bytes.subarray(bytes.findIndex(beginsCharacter)).toString();
}

/** All other bytes of a character are `10xxxxxx` (RFC 3629). */
const beginsCharacter = (byte: number): boolean => (byte & 0b1100_0000) !== 0b1000_0000;

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

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

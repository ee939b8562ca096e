import type { Lexeme } from '../text/lexeme.ts';

/** A line with a span of years, and those below it. */
export interface Station {
  /** Words of its name. */
  name: ReadonlySet<string>;
  lines: ReadonlySet<number>;
}

const SPAN =
  /(?<!\()\b(19|20)\d\d\s*(?:[–—-]|to|until)\s*(?:(?:\p{L}+\.?\s)?(?:19|20)\d\d|present|now|today|date|till date|current)|[,–—]\ssince\s(?:[\p{L}\d]+\s){0,2}20\d\d/iu;
const LEARNING =
  /\b(universit|college|institut|degree|diploma|certifi|(ba|bsc|msc|beng|phd)\b|licen[cs]e|languages?\b)/i;
const ENDS_NAME = /^[,–—|(:-]$/;

/** Stations of a résumé, whose lines follow each other. */
export function stationsOf(lines: readonly { text: string; tokens: readonly Lexeme[] }[]): Station[] {
  const stations: Station[] = [];
  let below: Set<number> | undefined;
  for (const [at, { text, tokens }] of lines.entries()) {
    if (SPAN.test(text) && tokens[0]?.cap) {
      const end = tokens.findIndex((token) => ENDS_NAME.test(token.text));
      const name = new Set(tokens.slice(0, end < 0 ? tokens.length : end).map(({ stem }) => stem));
      stations.push({ name, lines: (below = new Set([at])) });
    } else if (LEARNING.test(text)) below = undefined;
    else below?.add(at);
  }
  return stations;
}

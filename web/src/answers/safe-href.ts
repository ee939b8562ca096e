import { decodeCharacterReferences } from './character-references.ts';

const ALLOWED_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** The address of a link in an answer, or null for anything that could run or reach inside the page. */
export function safeHref(written: string): string | null {
  const href = decodeCharacterReferences(written);
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return ALLOWED_PROTOCOLS.has(url.protocol) ? url.href : null;
}

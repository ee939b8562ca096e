import { decodeCharacterReferences } from './character-references.ts';

const ALLOWED_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** Null for addresses that could run or reach inside the page. */
export function safeHref(written: string): string | null {
  const href = decodeCharacterReferences(written);
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return ALLOWED_PROTOCOLS.has(url.protocol) ? url.href : null;
}

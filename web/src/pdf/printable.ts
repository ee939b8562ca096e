import { hasGlyph } from './text-width.ts';

/** Composed letters, no ligatures or control signs; line breaks stay. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cf}|\p{VS}/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

export function missingCharacters(text: string): string[] {
  const missing = Array.from(
    new Intl.Segmenter('en').segment(printable(text)),
    ({ segment }) => segment,
  ).filter((segment) => segment !== '\n' && !Array.from(segment).every(hasGlyph));
  return [...new Set(missing)];
}

import { encode } from './text-files.ts';

const LEVELS = 20_000;

/** Deeper than a stack. */
export const NESTED: readonly { what: string; file: () => Uint8Array<ArrayBuffer> }[] = [
  { what: 'quotations', file: () => encode(`${'> '.repeat(2_000)}Baker`) },
  { what: 'quotations without blanks', file: () => encode(`${'>'.repeat(LEVELS)}Baker`) },
  { what: 'lists in a line', file: () => encode(`${'- '.repeat(LEVELS)}Baker`) },
  { what: 'numbered lists', file: () => encode(`${'1. '.repeat(LEVELS)}Baker`) },
  { what: 'lists in quotations', file: () => encode(`${'> - '.repeat(2_000)}Baker`) },
];

/** Endless marks without depth. */
export const MARKED: readonly { what: string; text: string }[] = [
  { what: 'emphasis', text: `${'*a '.repeat(LEVELS)}${'b*'.repeat(LEVELS)}` },
  { what: 'strong emphasis', text: `${'*'.repeat(LEVELS)}Baker${'*'.repeat(LEVELS)}` },
  { what: 'links', text: `${'['.repeat(LEVELS)}Baker${'](b)'.repeat(LEVELS)}` },
  { what: 'a table', text: `${'|a'.repeat(LEVELS)}|\n${'|-'.repeat(LEVELS)}|\n${'|b'.repeat(LEVELS)}|` },
];

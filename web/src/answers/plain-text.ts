import type { Token, Tokens } from 'marked';
import { decodeCharacterReferences } from './character-references.ts';
import { rendererOf, type TokenRenderers } from './token-renderers.ts';

/** Text for mails: lists as `• ` or `1. `, no marks. */
export const plainTextOf = (tokens: readonly Token[]): string => blocks(tokens).join('\n\n').trimEnd();

const BLOCKS: TokenRenderers<string> = {
  paragraph: ({ tokens }) => inline(tokens),
  heading: ({ tokens }) => inline(tokens),
  list: (written) => list(written),
  code: ({ text }) => text,
  blockquote: ({ tokens }) => plainTextOf(tokens),
  table: ({ header, rows }) => [header, ...rows].map(row).join('\n'),
  html: ({ text }) => text.trim(),
  text: ({ text, tokens }) => (tokens ? inline(tokens) : words(text)),
};

const INLINE: TokenRenderers<string> = {
  strong: ({ tokens }) => inline(tokens),
  em: ({ tokens }) => inline(tokens),
  del: ({ tokens }) => inline(tokens),
  link: ({ tokens }) => inline(tokens),
  codespan: ({ text }) => text,
  escape: ({ text }) => text,
  br: () => '\n',
  checkbox: () => '',
  image: ({ text }) => words(text),
  text: ({ text, tokens }) => (tokens ? inline(tokens) : words(text)),
};

const blocks = (tokens: readonly Token[]): string[] =>
  tokens.map((token) => rendererOf(BLOCKS, token)?.(token) ?? '').filter(Boolean);

const inline = (tokens: readonly Token[]): string =>
  tokens.map((token) => rendererOf(INLINE, token)?.(token) ?? token.raw).join('');

function list({ ordered, start, items }: Tokens.List): string {
  const first = start === '' ? 1 : start;
  return items
    .map(({ task, checked, tokens }, place) => {
      const bullet = task ? (checked ? '☑ ' : '☐ ') : '• ';
      const mark = ordered ? `${first + place}. ` : bullet;
      return (
        mark +
        blocks(tokens)
          .join('\n')
          .replaceAll('\n', `\n${' '.repeat(mark.length)}`)
      );
    })
    .join('\n');
}

/** Tabs become cells in a sheet. */
const row = (cells: readonly Tokens.TableCell[]): string =>
  cells.map(({ tokens }) => inline(tokens)).join('\t');

const words = (text: string): string => decodeCharacterReferences(text).replaceAll(/ *\n */g, ' ');

import type { Token, Tokens } from 'marked';
import { decodeCharacterReferences } from './character-references.ts';
import { safeHref } from './safe-href.ts';
import { rendererOf, type TokenRenderers } from './token-renderers.ts';

export const richText = (tokens: readonly Token[]): string =>
  tokens.map((token) => rendererOf(BLOCKS, token)?.(token) ?? '').join('');

const BLOCKS: TokenRenderers<string> = {
  paragraph: ({ tokens }) => `<p>${inline(tokens)}</p>`,
  heading: ({ tokens, depth }) => `<h${depth}>${inline(tokens)}</h${depth}>`,
  list: (written) => list(written),
  code: ({ text }) => `<pre><code>${escaped(text)}</code></pre>`,
  blockquote: ({ tokens }) => `<blockquote>${richText(tokens)}</blockquote>`,
  table: (written) => table(written),
  html: ({ text }) => `<p>${escaped(text.trim())}</p>`,
  text: ({ text, tokens }) => (tokens ? inline(tokens) : words(text)),
  checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
};

const INLINE: TokenRenderers<string> = {
  strong: ({ tokens }) => `<strong>${inline(tokens)}</strong>`,
  em: ({ tokens }) => `<em>${inline(tokens)}</em>`,
  del: ({ tokens }) => `<del>${inline(tokens)}</del>`,
  link: (written) => link(written),
  codespan: ({ text }) => `<code>${escaped(text)}</code>`,
  escape: ({ text }) => escaped(text),
  br: () => '<br>',
  checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  image: ({ text }) => words(text),
  text: ({ text, tokens }) => (tokens ? inline(tokens) : words(text)),
};

const inline = (tokens: readonly Token[]): string =>
  tokens.map((token) => rendererOf(INLINE, token)?.(token) ?? escaped(token.raw)).join('');

function list({ ordered, start, items }: Tokens.List): string {
  const entries = items.map(({ tokens }) => `<li>${richText(tokens)}</li>`).join('');
  return ordered ? `<ol start="${start === '' ? 1 : start}">${entries}</ol>` : `<ul>${entries}</ul>`;
}

function table({ header, rows }: Tokens.Table): string {
  const body = rows.map((cells) => row(cells, 'td')).join('');
  return `<table><thead>${row(header, 'th')}</thead><tbody>${body}</tbody></table>`;
}

const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map(({ tokens }) => `<${tag}>${inline(tokens)}</${tag}>`).join('')}</tr>`;

function link({ href, tokens }: Tokens.Link): string {
  const safe = safeHref(href);
  return safe ? `<a href="${escaped(safe)}">${inline(tokens)}</a>` : inline(tokens);
}

const words = (text: string): string => escaped(decodeCharacterReferences(text));

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character]!);

import type { Token, Tokens } from 'marked';

export const CARET: Token = { type: 'caret', raw: '' };

/** True for the caret's text, which may end in half a word. */
export const isUnfinished = (token: Token): boolean => 'unfinished' in token;

export function withCaret(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex(({ type }) => type !== 'space' && type !== 'def');
  const last = tokens[at];
  return last ? [...tokens.slice(0, at), ...endedByCaret(last)] : [CARET];
}

function endedByCaret(token: Token): readonly Token[] {
  if (token.type === 'list') {
    const items = (token as Tokens.List).items.slice(0, -1);
    const last = (token as Tokens.List).items.at(-1)!;
    return [{ ...token, items: [...items, inside(last, last.tokens)] }];
  }
  if (token.type === 'table') return [inTable(token as Tokens.Table)];
  if (token.type === 'code') return [{ ...token, unfinished: true }];
  if (token.type !== 'link' && 'tokens' in token && token.tokens) return [inside(token, token.tokens)];
  return token.type === 'text' ? [{ ...token, unfinished: true }, CARET] : [token, CARET];
}

const inside = <Written extends object>(written: Written, tokens: readonly Token[]) => ({
  ...written,
  tokens: withCaret(tokens),
});

function inTable(table: Tokens.Table): Token {
  const rows = [table.header, ...table.rows];
  const row = rows.at(-1)!;
  const at = Math.max(
    0,
    row.findLastIndex(({ text }) => text !== ''),
  );
  const written = row.map((cell, place) => (place === at ? inside(cell, cell.tokens) : cell));
  const [header, ...body] = [...rows.slice(0, -1), written];
  return { ...table, header, rows: body };
}

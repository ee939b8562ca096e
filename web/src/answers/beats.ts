import type { Token, Tokens } from 'marked';

/** No sentence ends behind these or a single letter: `J. Smith`, `e.g.` */
const ABBREVIATIONS =
  'Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Inc|Ltd|Co|Corp|No|vs|approx|ca|incl|min|max|Bros|Dept|Ave|Mt';

/** Only the next character decides, so later text changes nothing. */
const NEXT_BEAT = new RegExp(
  [
    String.raw`(?:(?<!(?<![\p{L}\p{N}])(?:\p{L}|${ABBREVIATIONS}))\.|[!?…])["”’»)\]*_]*\s+(?=[^\s\p{Ll}])`,
    String.raw`[。！？]["”』」）]*(?=\S)`,
    String.raw`\s*\n\s*(?=\S)`,
  ].join('|'),
  'gu',
);

/** `**Situation.**` before a beat. */
const LABEL = /^\s*(\*\*|__)\p{Lu}\p{L}+[.:]\1\s*$/u;

export function beatsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const beats: (readonly Token[])[] = [];
  let rest = tokens;
  let begins = 0;
  for (const { index, 0: end } of rawOf(tokens).matchAll(NEXT_BEAT)) {
    const parts = cut(rest, index + end.length - begins);
    if (!parts || LABEL.test(rawOf(parts[0]))) continue;
    beats.push(parts[0]);
    rest = parts[1];
    begins = index + end.length;
  }
  return [...beats, rest];
}

const rawOf = (tokens: readonly Token[]): string => tokens.map(({ raw }) => raw).join('');

type Halves<Whole> = readonly [before: Whole, behind: Whole];

/** @returns null inside code or links */
function cut(tokens: readonly Token[], at: number): Halves<readonly Token[]> | null {
  let left = at;
  for (const [index, token] of tokens.entries()) {
    if (left === 0) return [tokens.slice(0, index), tokens.slice(index)];
    if (left < token.raw.length) {
      const halves = cutToken(token, left);
      return (
        halves && [
          [...tokens.slice(0, index), halves[0]],
          [halves[1], ...tokens.slice(index + 1)],
        ]
      );
    }
    left -= token.raw.length;
  }
  return null;
}

function cutToken(token: Token, at: number): Halves<Token> | null {
  const { raw } = token;
  if (token.type === 'text') {
    if (token.text !== raw) return null;
    return [textOf(raw.slice(0, at)), { ...token, ...textOf(raw.slice(at)) }];
  }
  if (token.type !== 'strong' && token.type !== 'em' && token.type !== 'del' && token.type !== 'proof')
    return null;
  const { text, tokens } = token as Tokens.Strong;
  const inside = at - raw.indexOf(text);
  const halves = cut(tokens, inside);
  return (
    halves && [
      { ...token, raw: raw.slice(0, at), text: text.slice(0, inside), tokens: [...halves[0]] },
      { ...token, raw: raw.slice(at), text: text.slice(inside), tokens: [...halves[1]] },
    ]
  );
}

const textOf = (text: string): Tokens.Text => ({ type: 'text', raw: text, text, escaped: false });

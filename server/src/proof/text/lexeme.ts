import { MONEY_PREFIX } from '../lexicon/currencies.ts';

export interface Lexeme {
  text: string;
  /** Lower case without accents. */
  low: string;
  stem: string;
  start: number;
  end: number;
  /** `w` word, `n` number in digits, `p` anything else. */
  type: 'w' | 'n' | 'p';
  /** True for a capital, or letters and digits. */
  cap: boolean;
  first: boolean;
  /** True where no blank stands before it. */
  glued: boolean;
}

const TOKEN = new RegExp(
  String.raw`['’]\d\d(?!\d)|${MONEY_PREFIX}?\d+(?:[,.]\d+|['’]\d{3}(?!\d))*(?:[a-zA-Z]+\d*)?|\p{Lu}(?:&\p{Lu})+s?(?!\p{L})|(?:\p{L}\.){2,}\p{L}*|\p{Lu}\.\p{L}{2,}|\p{Lu}\p{Ll}{1,2}\.\p{Lu}(?!\p{L})|\p{L}+\.(?:js|net|io|ai|com|py)\b|\.NET\b|(?:\p{L}[\p{L}\p{M}]*|\p{N}+)(?:['’][\p{L}]+|\p{N}+[\p{L}]*)*(?:[+#]+(?!\w))?|[^\s*_\x60]`,
  'gu',
);
const BEGINS_NUMBER = new RegExp(`^['’]?${MONEY_PREFIX}?\\d`);
const LONGEST_PREFIX = 16;
const ABBREV = new Set(
  'st co dr mr mrs ms prof no vs approx dept ltd inc jr sr ave jan feb mar apr jun jul aug sep sept oct nov dec pvt pty bros etc eg ie'.split(
    ' ',
  ),
);

export const unaccented = (s: string): string =>
  s.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’]/g, "'");

/** Light stem: possessive, plural, British and American spelling. */
export function stemOf(low: string): string {
  let s = low.replace(/'s$|'$/, '').replace(/[.']/g, '');
  if (s.length > 4 && s.endsWith('ies')) s = s.slice(0, -3) + 'y';
  else if (s.length > 4 && /(?:ss|sh|ch|x)es$/.test(s)) s = s.slice(0, -2);
  else if (s.length > 3 && /[^siu']s$/.test(s)) s = s.slice(0, -1);
  else if (s.length === 3 && /^[^aeiouy]{2}s$/.test(s)) s = s.slice(0, -1);
  if (s.length > 5)
    s = s
      .replace(/is(e|ing|ed|ation|er)$/, 'iz$1')
      .replace(/tre$/, 'ter')
      .replace(/our(?=$|[a-z]{1,4}$)/, 'or');
  return s;
}
/** Groups words of a field: nursing and nurse, mathematics and maths. */
export const wordRoot = (stem: string): string => stem.slice(0, Math.min(5, Math.max(4, stem.length - 3)));

export function readLexemes(text: string, offset = 0, first = true): Lexeme[] {
  const out: Lexeme[] = [];
  let at = -1;
  let begin = first;
  for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
    const low = unaccented(token);
    const type =
      /\d/.test(token) && BEGINS_NUMBER.test(text.slice(start, start + LONGEST_PREFIX))
        ? 'n'
        : /[\p{L}\p{N}]/u.test(token)
          ? 'w'
          : 'p';
    const cap = type === 'w' && (/\p{Lu}/u.test(token) || (/\d/.test(token) && /\p{L}/u.test(token)));
    out.push({
      text: token,
      low,
      stem: stemOf(low),
      start: offset + start,
      end: offset + start + token.length,
      type,
      cap,
      first: begin && type !== 'p',
      glued: at === start,
    });
    at = start + token.length;
    if (type !== 'p') begin = false;
    else if (/[.!?:•\n]/.test(token)) begin = true;
  }
  return out;
}
/** The dot of `M.Ed` may end a sentence. */
export const endsDegree = (token: Lexeme, before: Lexeme | undefined): boolean =>
  token.text === '.' && token.glued && /^\p{Lu}\p{Ll}{0,2}\.\p{Lu}\p{L}{0,3}$/u.test(before?.text ?? '');

export function endsSentence(token: Lexeme, before: Lexeme | undefined): boolean {
  return (
    /^[.!?…]$/.test(token.text) &&
    !endsDegree(token, before) &&
    !(token.text === '.' && before && !before.glued && token.glued && ABBREV.has(before.low))
  );
}

export const squash = (s: string): string =>
  unaccented(s)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/ise/g, 'ize');

/** `PowerPoint`, `Web2Print` */
export const innerWords = (token: string): string[] =>
  token.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);

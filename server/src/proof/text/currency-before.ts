import { CURRENCY_WORDS } from '../lexicon/currencies.ts';
import type { Lexeme } from './lexeme.ts';

/** A currency that stands before a number, apart from it: `€ 400`, `A$ 400`, `CHF 400`, `Rs. 400`; and where it begins. */
export function currencyBefore(
  peek: (at: number) => Lexeme | undefined,
  at: number,
): { currency: string; from: number } | undefined {
  const before = peek(at - 1);
  if (!before) return undefined;
  if (before.text === '$') {
    const place = before.glued ? peek(at - 2) : undefined;
    const currency = place && CURRENCY_WORDS[`${place.low}$`];
    if (currency) return { currency, from: at - 2 };
  }
  if (before.type === 'p' && before.text !== '.') {
    const sign = CURRENCY_WORDS[before.text];
    return sign === undefined ? undefined : { currency: sign, from: at - 1 };
  }
  const [word, from] = before.text === '.' ? [peek(at - 2), at - 2] : [before, at - 1];
  const currency = word?.cap ? CURRENCY_WORDS[word.low] : undefined;
  return currency === undefined ? undefined : { currency, from };
}

import type { Grounds } from '../grounds/grounds.ts';
import { DOLLARS } from '../lexicon/currencies.ts';

/**
 * Whether a sum may be told in a currency, of one that the material has in another. A word for many is right for each of
 * them: dollars for `A$`. A name is right for a sign that says less: Norwegian kroner for `kr`. Whose dollars a `$` means
 * the places of the material say, else they are those of the United States.
 */
export function isSameCurrency(claimed: string, had: string, { dollars }: Grounds): boolean {
  if (claimed === had) return true;
  if (claimed === '' || had === '') return false;
  if (covers(claimed, had)) return true;
  return had === DOLLARS ? (dollars.size > 0 ? dollars : US).has(claimed) : covers(had, claimed);
}

const US: ReadonlySet<string> = new Set(['USD']);

const covers = (many: string, few: string): boolean => {
  const codes = new Set(many.split(' '));
  return few.split(' ').every((code) => codes.has(code));
};

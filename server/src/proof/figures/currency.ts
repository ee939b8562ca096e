import type { Grounds } from '../grounds/grounds.ts';
import { DOLLARS } from '../lexicon/currencies.ts';

/**
 * Whether a sum may be told in a currency, of one that the material has in another. A word for many is right for each of
 * them: dollars for `A$`. A name is right for a sign that says less, Norwegian kroner for `kr`, where the material names
 * no other place with such money: without one, `$` are those of the United States.
 */
export function isSameCurrency(claimed: string, had: string, { ofPlaces }: Grounds): boolean {
  if (claimed === had) return true;
  if (claimed === '' || had === '') return false;
  if (covers(claimed, had)) return true;
  const meant = had.split(' ').filter((code) => ofPlaces.has(code));
  if (meant.length > 0) return claimed.split(' ').some((code) => meant.includes(code));
  return had === DOLLARS ? claimed === 'USD' : covers(had, claimed);
}

const covers = (many: string, few: string): boolean => {
  const codes = new Set(many.split(' '));
  return few.split(' ').every((code) => codes.has(code));
};

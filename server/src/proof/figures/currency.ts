import type { Grounds } from '../grounds/grounds.ts';
import { DOLLARS } from '../lexicon/currencies.ts';

/**
 * Whether a claimed currency may be that of the material: “dollars” fits `A$`. A full name, “Norwegian
 * kroner”, fits `kr` if the material names no other country with such money; `$` alone is the US dollar.
 */
export function isSameCurrency(claimed: string, had: string, { ofPlaces }: Grounds): boolean {
  if (claimed === had) return true;
  if (claimed === '' || had === '') return false;
  if (covers(claimed, had)) return true;
  const meant = had.split(' ').filter((code) => ofPlaces.has(code));
  if (meant.length > 0) return claimed.split(' ').some((code) => meant.includes(code));
  return false;
}

const covers = (many: string, few: string): boolean => {
  const codes = new Set(many.split(' '));
  return few.split(' ').every((code) => codes.has(code));
};

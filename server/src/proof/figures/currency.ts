import type { Grounds } from '../grounds/grounds.ts';

/**
 * Whether a claimed currency may be that of the material: “dollars” fits `A$`. A full name, “Norwegian
 * kroner”, fits `kr` if the material names that country.
 */
export function isSameCurrency(claimed: string, had: string, { ofPlaces }: Grounds): boolean {
  if (claimed === had) return true;
  if (claimed === '' || had === '') return false;
  if (covers(claimed, had)) return true;
  const codes = new Set(claimed.split(' '));
  return had.split(' ').some((code) => ofPlaces.has(code) && codes.has(code));
}

const covers = (many: string, few: string): boolean => {
  const codes = new Set(many.split(' '));
  return few.split(' ').every((code) => codes.has(code));
};

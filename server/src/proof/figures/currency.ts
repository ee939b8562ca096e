/**
 * Whether a sum may be told in a currency, of one that the material has in another. A word for many is right for each of
 * them: dollars for `A$`. A name is right for a sign that says less: Norwegian kroner for `kr`. But of `$`, only US
 * dollars are taken for granted.
 */
export function isSameCurrency(claimed: string, had: string): boolean {
  if (claimed === had) return true;
  if (claimed === '' || had === '') return false;
  if (covers(claimed, had)) return true;
  return covers(had, claimed) && (claimed === 'USD' || !had.includes('USD'));
}

const covers = (many: string, few: string): boolean => {
  const codes = new Set(many.split(' '));
  return few.split(' ').every((code) => codes.has(code));
};

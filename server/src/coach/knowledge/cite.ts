/** `Industry knowledge: hash tables`; several entries are not named. */
export const citationOf = (names: readonly string[]): string =>
  names.length === 1 ? `Industry knowledge: ${names[0]}` : 'Industry knowledge';

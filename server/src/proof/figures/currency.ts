import { PLACE_OF_CURRENCY } from '../lexicon/currencies.ts';

export function isSameCurrency(claim: string, fact: string): boolean {
  if (claim === fact) return true;
  if (claim === 'crown') return fact === 'kr' || fact === 'Kč';
  if (PLACE_OF_CURRENCY.test(claim) && PLACE_OF_CURRENCY.test(fact))
    return (
      claim === '$' ||
      (fact === '$' && claim === 'US$') ||
      claim.replace('U$', '$').replace('CA$', 'C$') === fact.replace('U$', '$').replace('CA$', 'C$')
    );
  return false;
}

import { PRICES, type BillingInterval } from '@pythia/contracts/pricing.ts';

/** US dollars a month. */
interface ProPrices {
  year: number;
  month: number;
}

export const PRO_PRICES: ProPrices = { year: PRICES.proYearly, month: PRICES.proMonthly };

/** What Pro costs in all, wherever its price stands. */
export function proTerms(interval: BillingInterval, { year, month }: ProPrices = PRO_PRICES): string {
  if (interval === 'month') return `$${month} a month, until you cancel`;
  return `$${year * 12} a year, you save $${(month - year) * 12} against paying monthly`;
}

export const NO_REFUNDS =
  'There are no refunds. You can cancel at any time and keep Pro to the end of the billing cycle.';

/** When a trial is not counted, in the words of every page that speaks of trials. */
export const FAIR_METERING = 'A session without a heard line or an answer costs nothing, up to three a day.';

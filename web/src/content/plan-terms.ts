import { PRICES, PRO_YEARLY_TOTAL, type BillingInterval } from '@pythia/contracts/pricing.ts';

/** What Pro costs in all, wherever its price stands. */
export const proTerms = (interval: BillingInterval): string =>
  interval === 'year'
    ? `$${PRO_YEARLY_TOTAL} a year, paid at once. No refunds.`
    : `$${PRICES.proMonthly} a month, until you cancel. No refunds.`;

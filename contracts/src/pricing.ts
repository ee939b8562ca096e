export type BillingInterval = 'year' | 'month';

export const PRICES = { free: 0, pro: { year: 24, month: 80 } } as const;

export const PRO_PAYMENTS = { year: PRICES.pro.year * 12, month: PRICES.pro.month } as const;

export function proTerms(
  interval: BillingInterval,
  prices: Record<BillingInterval, number> = PRICES.pro,
): string {
  if (interval === 'month') return `$${prices.month} a month, until you cancel`;
  const saved = (prices.month - prices.year) * 12;
  return `$${prices.year * 12} a year; you save $${saved} compared with paying monthly`;
}

export const NO_REFUNDS =
  'There are no refunds. You can cancel at any time and keep Pro to the end of the billing cycle.';

export const FAIR_METERING =
  'A session in which nothing is heard or answered costs nothing, up to three a day.';

export interface PricingFeature {
  name: string;
  availableInFree: boolean;
}

export const PRICING_FEATURES: readonly PricingFeature[] = [
  { name: 'Unlimited AI Copilot Sessions', availableInFree: false },
  { name: 'AI Playground', availableInFree: false },
  { name: 'AI Story Editor', availableInFree: false },
  { name: 'Customization Suite', availableInFree: false },
  { name: 'Industry Knowledge Base', availableInFree: false },
];

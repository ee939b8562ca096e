/** Dollars per month, as the specification sets them. */
export const PRICES = { free: 0, proYearly: 24, proMonthly: 80 } as const;

/** What a year of Pro costs, paid at once. */
export const PRO_YEARLY_TOTAL = PRICES.proYearly * 12;

export type BillingInterval = 'year' | 'month';

/** What Pro adds. */
export const PRICING_FEATURES = [
  { name: 'Unlimited AI Copilot Sessions', availableInFree: false },
  { name: 'AI Playground', availableInFree: false },
  { name: 'AI Story Editor', availableInFree: false },
  { name: 'Customization Suite', availableInFree: false },
  { name: 'Industry Knowledge Base', availableInFree: false },
] as const;

import type { SessionRetention } from '@pythia/contracts/accounts.ts';
import { site } from '#site.ts';

/**
 * Completes "is kept".
 * @param operatorDays 0: no bound
 * @returns null: not kept
 */
export function keptFor(
  chosen: SessionRetention,
  operatorDays: number = Number(site.retentionDays),
): string | null {
  if (chosen === 'none') return null;
  const most = operatorDays === 0 ? Infinity : operatorDays;
  const days = chosen === '30-days' ? Math.min(30, most) : most;
  if (days === Infinity) return 'until you delete it';
  if (days === 1) return 'for a day';
  return days === 365 ? 'for a year' : `for ${days} days`;
}

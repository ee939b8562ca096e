import type { SessionRetention } from '@pythia/contracts/accounts.ts';
import { site } from '#site.ts';

/**
 * How long a session is kept after its end, to follow "is kept".
 * @param chosen by its user
 * @param operatorDays how long the operator keeps any session; 0: no bound
 * @returns null: not at all
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

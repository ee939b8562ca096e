import type { SubscriptionState } from '#providers/payments/payments.ts';
import { accessEnd, outlookOf } from './access.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const AFTER_TURN_MS = [5_000, DAY_MS];

/**
 * Reconciles without events too, as one may be lost: at the ends of access and period, and each minute while
 * a renewal is overdue.
 * @returns instants after `now`
 */
export function nextReconciliations(subscription: SubscriptionState, now: number): number[] {
  const outlook = outlookOf(subscription);
  if (outlook === null) return [];
  const { periodEnd } = subscription;
  const turns = new Set([accessEnd(subscription) ?? periodEnd, periodEnd]);
  const instants = [...turns].flatMap((turn) => AFTER_TURN_MS.map((after) => turn + after));
  const isLate = outlook === 'renewing' && periodEnd <= now && now < periodEnd + DAY_MS;
  if (isLate) instants.push(nextMinute(now));
  return instants.filter((at) => at > now);
}

/** Whole minutes: parallel reconciliations schedule the same one. */
const nextMinute = (now: number): number => (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;

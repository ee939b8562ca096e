import type { SubscriptionState } from '#providers/payments/payments.ts';
import { accessEnd, outlookOf } from './access.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The service needs a moment to renew, and up to some hours to have the renewal paid or refused. */
const AFTER_TURN_MS = [5_000, DAY_MS];

/**
 * When to ask about a subscription without being told to, so that a lost event costs nobody Pro for long:
 * when access and period end, and every minute while one that renews is not renewed though its period is over.
 * @returns instants after `now`
 */
export function nextLooks(subscription: SubscriptionState, now: number): number[] {
  const outlook = outlookOf(subscription);
  if (outlook === null) return [];
  const { periodEnd } = subscription;
  const turns = new Set([accessEnd(subscription) ?? periodEnd, periodEnd]);
  const looks = [...turns].flatMap((turn) => AFTER_TURN_MS.map((after) => turn + after));
  const isLate = outlook === 'renewing' && periodEnd <= now && now < periodEnd + DAY_MS;
  if (isLate) looks.push(nextMinute(now));
  return looks.filter((at) => at > now);
}

/** Whole minutes, so that several looks at a time are followed by the same one. */
const nextMinute = (now: number): number => (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;

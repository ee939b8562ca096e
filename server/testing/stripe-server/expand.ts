import { StripeError } from './stripe-error.ts';
import type { StripeAccount } from './stripe-account.ts';

const MOST_LEVELS = 4;

/** Expands ids along paths: https://docs.stripe.com/api/expanding_objects */
export function expand(account: StripeAccount, answer: object, paths: string[]): unknown {
  const copy = JSON.parse(JSON.stringify(answer)) as Record<string, unknown>;
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > MOST_LEVELS)
      throw new StripeError(400, {
        message: `You cannot expand more than ${MOST_LEVELS} levels`,
        param: 'expand',
      });
    expandWithin(account, copy, names);
  }
  return copy;
}

function expandWithin(account: StripeAccount, within: unknown, [name, ...rest]: string[]): void {
  if (Array.isArray(within))
    return within.forEach((each) => expandWithin(account, each, [name ?? '', ...rest]));
  if (!isObject(within) || name === undefined) return;
  const value = within[name];
  if (typeof value === 'string') {
    const found = account.findAny(value);
    if (found) within[name] = JSON.parse(JSON.stringify(found)) as unknown;
  }
  expandWithin(account, within[name], rest);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

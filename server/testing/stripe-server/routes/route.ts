import { StripeError, missing } from '../stripe-error.ts';
import { text, type Fields } from '../form-fields.ts';
import type { Kind, StripeAccount } from '../stripe-account.ts';

interface Call {
  account: StripeAccount;
  id: string;
  fields: Fields;
  path: string;
  /** Address of hosted pages. */
  origin: string;
}

export interface Route {
  route: RegExp;
  /** Others are refused, more than Stripe does. */
  knows: string[];
  act(call: Call): object;
}

export const LIST_FIELDS = ['limit', 'starting_after', 'expand'];

export function theOne<K extends Kind>(account: StripeAccount, kind: K, id: string, param?: string) {
  const found = account.find(kind, id);
  if (!found) throw missing(kind, id, param);
  return found;
}

export function livingCustomer(account: StripeAccount, id: string, param?: string) {
  if (account.deleted.has(id)) throw missing('customer', id, param);
  return theOne(account, 'customer', id, param);
}

export function required(fields: Fields | undefined, name: string): string {
  const value = text(fields, name);
  if (!value)
    throw new StripeError(400, {
      code: 'parameter_missing',
      message: `Missing required param: ${name}.`,
      param: name,
    });
  return value;
}

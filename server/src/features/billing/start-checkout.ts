import { PAGES } from '@pythia/contracts/pages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/database.ts';
import { PaymentsFailed } from '#providers/payments/payments.ts';
import { customerOf, isReplaced } from './customer-of.ts';
import { findCustomer, replaceCheckout, type Customer } from './customers-store.ts';
import { reconcile, type ReconcileParts } from './reconcile.ts';

export interface CheckoutParts extends ReconcileParts {
  siteUrl: () => string;
}

interface Leading {
  url: string;
  leads_to: 'checkout' | 'portal';
}

const MOST_ROUNDS = 5;
/** Lifetime of an idempotency key: services repeat failures too. */
const SAME_KEY_MS = 10 * 60_000;

/**
 * Opens a checkout, or for subscribers the portal; at most one checkout of a user can be paid.
 * @throws AppError `bad-request` for an unknown price
 * @throws PaymentsFailed
 */
export async function startCheckout(
  parts: CheckoutParts,
  { userId, priceId }: { userId: Id; priceId: string },
): Promise<Leading> {
  if (!Object.values(parts.payments.prices).includes(priceId)) {
    throw new AppError('bad-request', SERVER_MESSAGES.unknownPrice);
  }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const leading = await tryToLead(parts, await customerOf(parts, userId), priceId);
    if (leading) return leading;
  }
  throw new AppError('conflict', SERVER_MESSAGES.tooManyRequests);
}

async function tryToLead(
  parts: CheckoutParts,
  customer: Customer,
  priceId: string,
): Promise<Leading | undefined> {
  const { payments } = parts;
  const open = customer.checkout_id ? await payments.findOpenCheckout(customer.checkout_id) : undefined;
  const isReused = open?.priceId === priceId;
  const wasPaid = open && !isReused ? !(await payments.closeCheckout(open.id)) : false;
  const access = await reconcile(parts, customer.user_id);
  if (wasPaid || access?.state) return { url: await portalOf(parts, customer), leads_to: 'portal' };
  if (open && isReused) return { url: open.url, leads_to: 'checkout' };
  const opened = await openUnlessReplaced(parts, customer, priceId);
  if (!opened) return undefined;
  if (await replaceCheckout(parts.db, customer, opened.id)) return { url: opened.url, leads_to: 'checkout' };
  const now = await findCustomer(parts.db, customer.user_id);
  if (now?.checkout_id !== opened.id) await payments.closeCheckout(opened.id);
  return undefined;
}

async function openUnlessReplaced(parts: CheckoutParts, customer: Customer, priceId: string) {
  try {
    return await parts.payments.openCheckout(wantedBy(parts, customer, priceId));
  } catch (error) {
    if (!(error instanceof PaymentsFailed) || error.retryable) throw error;
    if (await isReplaced(parts, customer)) return undefined;
    throw error;
  }
}

function wantedBy({ clock, siteUrl }: CheckoutParts, customer: Customer, priceId: string) {
  const { user_id: userId, customer_id: customerId, checkout_id: previous } = customer;
  const time = Math.floor(clock.now().getTime() / SAME_KEY_MS);
  const page = siteUrl() + PAGES.freeUpgrade;
  return {
    customerId,
    userId,
    priceId,
    successUrl: `${page}?checkout=success`,
    cancelUrl: `${page}?checkout=canceled`,
    key: ['checkout', customerId, previous ?? 'first', priceId, time].join(':'),
  };
}

const portalOf = ({ payments, siteUrl }: CheckoutParts, { customer_id }: Customer): Promise<string> =>
  payments.openPortal({ customerId: customer_id, returnUrl: siteUrl() + PAGES.dashboard });

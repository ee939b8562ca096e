import { MESSAGES } from '@pythia/contracts/messages.ts';
import { PAGES } from '@pythia/contracts/pages.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { findCustomerOfSubscription } from './subscriptions-store.ts';

/**
 * @returns the address of the page where the subscription is managed
 * @throws AppError `not-found` when it is not the user's
 * @throws PaymentsFailed
 */
export async function openPortal(
  { db, payments, siteUrl }: { db: Database; payments: Payments; siteUrl: () => string },
  wanted: { userId: Id; subscriptionId: string },
): Promise<string> {
  const customerId = await findCustomerOfSubscription(db, wanted);
  if (!customerId) throw new AppError('not-found', MESSAGES.notFound);
  return payments.openPortal({ customerId, returnUrl: siteUrl() + PAGES.dashboard });
}

import { PAGES } from '@pythia/contracts/pages.ts';
import type { Database, Id } from '#db/database.ts';
import { found } from '#http/found.ts';
import type { Payments } from '#providers/payments/payments.ts';
import { findCustomerOfSubscription } from './subscriptions-store.ts';

export async function openPortal(
  { db, payments, siteUrl }: { db: Database; payments: Payments; siteUrl: () => string },
  wanted: { userId: Id; subscriptionId: string },
): Promise<string> {
  const customerId = found(await findCustomerOfSubscription(db, wanted));
  return payments.openPortal({ customerId, returnUrl: siteUrl() + PAGES.dashboard });
}

import { AppError } from '#core/errors.ts';
import { unlessAborted } from '#core/unless-aborted.ts';
import { doDueWork, type WorkFailure } from '#db/claimed-work.ts';
import type { Id, Row } from '#db/database.ts';
import { PaymentsFailed } from '#providers/payments/payments.ts';
import { findUserOfCustomer } from './customers-store.ts';
import { findDueEvents, INTENDED_DELETION, markDone } from './events-store.ts';
import { finishIntendedDeletion } from './intended-deletions.ts';
import { reconcile, type ReconcileParts } from './reconcile.ts';

type EventRow = Row<'billing_events'>;

export interface InboxParts extends ReconcileParts {
  closeAccount: (userId: Id) => Promise<void>;
  onFailure: (failure: WorkFailure) => void;
}

/**
 * Acts on due events until none is left or the signal aborts. An event of the payment service names a
 * customer to reconcile; a customer's waiting events share one question. Our own event names an account being
 * deleted.
 */
export function actOnEvents(parts: InboxParts, signal: AbortSignal): Promise<void> {
  const act = async (event: EventRow): Promise<Partial<EventRow>> => {
    const customerId = event.customer_id ?? (await parts.payments.customerOfCharge(event.charge_id ?? ''));
    if (customerId && event.type === INTENDED_DELETION) await finishIntendedDeletion(parts, customerId);
    else if (customerId) await askOnce(parts, customerId);
    return { state: 'done', done_at: parts.clock.now().getTime() };
  };
  // a hanging service must not block a stop: another process repeats the event
  const perform = (event: EventRow, ours: AbortSignal) =>
    unlessAborted(act(event), ours, () => new PaymentsFailed('the server stops', { retryable: true }));
  const { db, clock, onFailure } = parts;
  return doDueWork<EventRow>({ db, clock, table: 'billing_events', perform, judge, onFailure }, signal);
}

async function askOnce(parts: InboxParts, customerId: string): Promise<void> {
  const { db, clock } = parts;
  const userId = await findUserOfCustomer(db, customerId);
  if (!userId) return;
  const answered = await findDueEvents(db, customerId, clock.now().getTime()); // one question answers all earlier events
  await reconcile(parts, userId);
  await markDone(db, answered, clock.now().getTime());
}

/** Refusals are retried too: a key may be mistyped. */
function judge(_event: EventRow, thrown: unknown): { reason: string; retryable: boolean } {
  const error = thrown instanceof AppError ? (thrown.cause ?? thrown) : thrown;
  const message = error instanceof PaymentsFailed ? error.message : `unexpected: ${nameOf(error)}`;
  return { reason: message.slice(0, 500), retryable: true };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

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
  /** Deletes the account of a user from whom nothing is charged any more. */
  closeAccount: (userId: Id) => Promise<void>;
  onFailure: (failure: WorkFailure) => void;
}

/**
 * Acts on the events that are due, until none is or the signal aborts. An event of the service only says which customer to
 * reconcile; several waiting events of one customer are reconciled once. One of our own says whose account is being deleted.
 */
export function actOnEvents(parts: InboxParts, signal: AbortSignal): Promise<void> {
  const act = async (event: EventRow): Promise<Partial<EventRow>> => {
    const customerId = event.customer_id ?? (await parts.payments.customerOfCharge(event.charge_id ?? ''));
    if (customerId && event.type === INTENDED_DELETION) await finishIntendedDeletion(parts, customerId);
    else if (customerId) await askOnce(parts, customerId);
    return { state: 'done', done_at: parts.clock.now().getTime() };
  };
  // a service that hangs keeps no server from stopping: the event is acted on again by whoever comes next
  const perform = (event: EventRow, ours: AbortSignal) =>
    unlessAborted(act(event), ours, () => new PaymentsFailed('the server stops', { retryable: true }));
  const { db, clock, onFailure } = parts;
  return doDueWork<EventRow>({ db, clock, table: 'billing_events', perform, judge, onFailure }, signal);
}

/** Of a customer who is not known any more nothing is asked. */
async function askOnce(parts: InboxParts, customerId: string): Promise<void> {
  const { db, clock } = parts;
  const userId = await findUserOfCustomer(db, customerId);
  if (!userId) return;
  const answered = await findDueEvents(db, customerId, clock.now().getTime()); // before the question is put
  await reconcile(parts, userId);
  await markDone(db, answered, clock.now().getTime());
}

/** A service that refuses today, by a key that was mistyped say, is asked again as well. */
function judge(_event: EventRow, thrown: unknown): { reason: string; retryable: boolean } {
  const error = thrown instanceof AppError ? (thrown.cause ?? thrown) : thrown;
  const message = error instanceof PaymentsFailed ? error.message : `unexpected: ${nameOf(error)}`;
  return { reason: message.slice(0, 500), retryable: true };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

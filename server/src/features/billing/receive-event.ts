import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import { ForgedEvent, type PaymentEvent, type Payments } from '#providers/payments/payments.ts';
import { storeEvent } from './events-store.ts';

export interface ReceiveParts {
  db: Database;
  clock: Clock;
  payments: Payments;
  wake: () => void;
}

/** @throws AppError `bad-request` for a forged or stale event */
export async function receiveWebhook(
  parts: ReceiveParts,
  body: Uint8Array,
  signature: string | undefined,
): Promise<void> {
  const event = readEvent(parts.payments, body, signature);
  if (event) await receiveEvent(parts, event);
}

export async function receiveEvent(
  { db, clock, wake }: Omit<ReceiveParts, 'payments'>,
  event: PaymentEvent,
): Promise<void> {
  await storeEvent(db, event, clock.now().getTime());
  wake();
}

function readEvent(payments: Payments, body: Uint8Array, signature: string | undefined) {
  try {
    return payments.readEvent(body, signature);
  } catch (error) {
    if (error instanceof ForgedEvent) throw new AppError('bad-request', SERVER_MESSAGES.webhookRefused);
    throw error;
  }
}

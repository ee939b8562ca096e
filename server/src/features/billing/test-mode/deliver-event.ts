import { setTimeout } from 'node:timers/promises';
import { newId } from '#db/database.ts';
import { isWaiting } from '../events-store.ts';
import { receiveEvent, type ReceiveParts } from '../receive-event.ts';

export type DeliverParts = Omit<ReceiveParts, 'payments'>;

const LOOK_EVERY_MS = 20;
const WAIT_AT_MOST_MS = 5_000;

export async function deliverEvent(
  parts: DeliverParts,
  { type, customerId }: { type: string; customerId: string },
): Promise<void> {
  const id = `test_event_${newId()}`;
  await receiveEvent(parts, { id, type, about: { customerId } });
  for (let waited = 0; waited < WAIT_AT_MOST_MS; waited += LOOK_EVERY_MS) {
    if (!(await isWaiting(parts.db, id))) return;
    await setTimeout(LOOK_EVERY_MS);
  }
}

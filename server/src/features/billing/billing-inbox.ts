import { pollingWorker } from '#core/polling-worker.ts';
import { actOnEvents, type InboxParts } from './act-on-events.ts';

/** Acts on events at once when woken, and every second on those of other instances and on what was tried in vain. */
export const billingInbox = (parts: InboxParts & { onError: (error: unknown) => void }) =>
  pollingWorker((signal) => actOnEvents(parts, signal), parts.onError);

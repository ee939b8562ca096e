import { pollingWorker } from '#core/polling-worker.ts';
import type { Database } from '#db/database.ts';
import { deliverDueMails, type DeliveryParts } from './deliver-due-mails.ts';
import { insertMail } from './mails-store.ts';

interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

interface OutboxParts extends DeliveryParts {
  /** Right-hand side of our Message-IDs. */
  domain: () => string;
  onError: (error: unknown) => void;
}

/** Mails that are kept in the database until they are sent. */
export function mailOutbox(parts: OutboxParts) {
  const worker = pollingWorker((signal) => deliverDueMails(parts, signal), parts.onError);
  return {
    /** In the caller's transaction: the mail is kept if, and only if, that is committed. */
    enqueue: async (db: Database, { to, ...mail }: OutgoingMail): Promise<void> => {
      const now = parts.clock.now().getTime();
      await insertMail(db, { ...mail, recipient: to }, { now, domain: parts.domain() });
    },
    /** Looks for mails at once, and every second from then on. */
    wake: worker.wake,
    stop: worker.stop,
  };
}

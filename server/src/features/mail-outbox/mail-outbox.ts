import type { FastifyInstance } from 'fastify';
import { pollingWorker } from '#core/polling-worker.ts';
import type { WorkFailure } from '#db/claimed-work.ts';
import type { Database } from '#db/database.ts';
import type { Mail } from '#providers/mail/mail-sender.ts';
import { deliverDueMails, type MailDeliveryParts } from './deliver-due-mails.ts';
import { insertMail } from './mails-store.ts';

interface OutboxParts extends MailDeliveryParts {
  siteUrl: () => string;
}

/** Parallel senders: a slow mail server delays nobody else. */
const LANES = 4;

export function openMailOutbox(app: FastifyInstance, parts: OutboxParts) {
  const onFailure = (failure: WorkFailure): void => {
    parts.onFailure(failure);
    app.log.warn(failure, 'a mail was not sent');
  };
  const lanes = Array.from({ length: LANES }, () =>
    pollingWorker(
      (signal) => deliverDueMails({ ...parts, onFailure }, signal),
      (error) => app.log.error({ err: error }, 'the mail outbox could not be read'),
    ),
  );
  const wake = (): void => lanes.forEach((lane) => lane.wake());
  app.addHook('onReady', async () => wake());
  app.addHook('onClose', async () => void (await Promise.all(lanes.map((lane) => lane.stop()))));
  return {
    enqueue: async (db: Database, { to, ...mail }: Omit<Mail, 'messageId' | 'date'>): Promise<void> => {
      const now = parts.clock.now().getTime();
      const domain = new URL(parts.siteUrl()).hostname;
      await insertMail(db, { ...mail, recipient: to }, { now, domain });
    },
    wake,
  };
}

import type { Clock } from '#core/clock.ts';
import { doDueWork, type WorkFailure } from '#db/claimed-work.ts';
import type { Database, Row } from '#db/database.ts';
import { MailError, type MailSender } from '#providers/mail/mail-sender.ts';

type MailRow = Row<'mails'>;

const ATTEMPT_MS = 20_000;

export interface MailDeliveryParts {
  db: Database;
  clock: Clock;
  mailSender: MailSender;
  onFailure: (failure: WorkFailure) => void;
}

/**
 * Sends due mails until none is left or the signal aborts. At least once: a sender's death may repeat a mail,
 * under the same Message-ID.
 */
export function deliverDueMails(parts: MailDeliveryParts, signal: AbortSignal): Promise<void> {
  const { db, clock, mailSender, onFailure } = parts;
  const perform = async (mail: MailRow, ours: AbortSignal): Promise<Partial<MailRow>> => {
    await send(mailSender, mail, ours);
    // the text holds a link, and is not needed any more
    return { state: 'sent', sent_at: clock.now().getTime(), text: '', html: '' };
  };
  return doDueWork<MailRow>({ db, clock, table: 'mails', perform, judge, onFailure }, signal);
}

function send(sender: MailSender, mail: MailRow, signal: AbortSignal): Promise<void> {
  return sender.send(
    {
      messageId: mail.message_id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: new Date(mail.created_at),
    },
    AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]),
  );
}

const LINK = /\bhttps?:[^\s<>"]+/gi;

/** Mail servers quote addresses and links, which open accounts. */
function judge({ recipient }: MailRow, error: unknown): { reason: string; retryable: boolean } {
  const message = error instanceof Error ? error.message : 'unknown';
  const known = message.replaceAll(recipient, 'the recipient').replaceAll(LINK, 'a link');
  const reason = known.slice(0, 500);
  return { reason, retryable: !(error instanceof MailError) || error.retryable };
}

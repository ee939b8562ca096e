import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { MailSender } from '#providers/mail/mail-sender.ts';
import { MailError } from '#providers/mail/mail-sender.ts';
import { claimNextMail, markFailed, markSent, type MailRow } from './mails-store.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 5 * 60_000;
const GIVE_UP_AFTER_MS = 24 * 3_600_000;
/** A try is aborted well before another instance may take the mail over. */
const ATTEMPT_MS = 60_000;
const CLAIM_MS = 2 * ATTEMPT_MS;

export interface DeliveryParts {
  db: Database;
  clock: Clock;
  sender: MailSender;
  /** Hears of every try that failed; the mail itself is tried again or given up by our rules. */
  onFailure: (failure: { mailId: string; attempts: number; dead: boolean; error: string }) => void;
}

/**
 * Sends what is due, one mail after another, until nothing is or the signal aborts. At least once:
 * a mail whose sender died between sending and noting it goes out again, under the same Message-ID.
 */
export async function deliverDueMails(parts: DeliveryParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const mail = await claimNextMail(parts.db, parts.clock.now().getTime(), CLAIM_MS);
    if (!mail) return;
    await deliver(parts, mail, signal);
  }
}

async function deliver(parts: DeliveryParts, mail: MailRow, signal: AbortSignal): Promise<void> {
  const { db, clock, sender, onFailure } = parts;
  try {
    await sender.send(
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
  } catch (error) {
    const reason = reasonOf(error, mail.recipient);
    const nextAttemptAt = nextAttempt(mail, error, clock.now().getTime());
    await markFailed(db, mail.id, { error: reason, nextAttemptAt });
    onFailure({ mailId: mail.id, attempts: mail.attempts, dead: nextAttemptAt === undefined, error: reason });
    return;
  }
  await markSent(db, mail.id, clock.now().getTime());
}

/** Mail servers quote the address that they refuse, which is not for the log. */
function reasonOf(error: unknown, recipient: string): string {
  const message = error instanceof Error ? error.message : 'unknown';
  return message.replaceAll(recipient, 'the recipient').slice(0, 500);
}

/** After 1 s, doubling to 5 min, for 24 h; undefined: no more. */
function nextAttempt(mail: MailRow, error: unknown, now: number): number | undefined {
  if (error instanceof MailError && !error.retryable) return undefined;
  const next = now + Math.min(FIRST_RETRY_MS * 2 ** (mail.attempts - 1), LONGEST_RETRY_MS);
  return next < mail.created_at + GIVE_UP_AFTER_MS ? next : undefined;
}

import type { Database } from '#db/database.ts';
import type { SubscriptionState } from '#providers/payments/payments.ts';
import { accessEnd, outlookOf } from './access.ts';
import type { BillingMails } from './billing-mails.ts';
import { noteMailed, type MailedAbout } from './subscriptions-store.ts';

type Letters = Omit<BillingMails, 'sendSoon'>;

/** Mails each change of a subscription once; past news is skipped. */
export async function mailChanges(
  trx: Database,
  { mails, to, now }: { mails: Letters; to: string; now: number },
  subscription: SubscriptionState,
  mailed: MailedAbout,
): Promise<void> {
  const { id, interval, periodStart, periodEnd } = subscription;
  const until = accessEnd(subscription);
  if (until === null || until <= now) return;
  const outlook = outlookOf(subscription);
  if (outlook === 'renewing' && mailed.started_mailed_at === null) {
    await mails.started(trx, to, { interval, renewsAt: periodEnd });
    await noteMailed(trx, id, { started_mailed_at: now });
  }
  if (outlook === 'past_due' && mailed.failure_mailed_for !== periodStart) {
    await mails.paymentFailed(trx, to, { accessUntil: until });
    await noteMailed(trx, id, { failure_mailed_for: periodStart });
  }
  if (outlook === 'ending' && mailed.ending_mailed_for !== until) {
    await mails.ending(trx, to, { endsAt: until });
    await noteMailed(trx, id, { ending_mailed_for: until });
  }
}

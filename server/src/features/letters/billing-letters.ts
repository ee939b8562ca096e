import { PAGES } from '@pythia/contracts/pages.ts';
import type { Database, Instant } from '#db/database.ts';
import { composeLetter, type Outbox, type LetterSite } from './compose-letter.ts';
import type { Letter } from './letter.ts';

const CADENCE = { year: 'Pro, billed yearly', month: 'Pro, billed monthly' } as const;

export function billingLetters(outbox: Outbox, site: LetterSite) {
  const send = (db: Database, letter: Omit<Letter, 'action'>): Promise<void> =>
    outbox.enqueue(
      db,
      composeLetter(site, {
        ...letter,
        action: { label: 'Open your dashboard', url: site.url() + PAGES.dashboard },
      }),
    );

  return {
    started: (
      db: Database,
      to: string,
      { interval, renewsAt }: { interval: 'year' | 'month'; renewsAt: Instant },
    ) =>
      send(db, {
        to,
        subject: `Your ${site.name} Pro subscription has started`,
        preview: `It renews on ${inWords(renewsAt)}.`,
        heading: 'Pro has started',
        before: [`Thank you. Everything in ${site.name} Pro is now unlocked.`],
        facts: [
          { name: 'Plan', value: CADENCE[interval] },
          { name: 'Renews', value: inWords(renewsAt) },
        ],
        after: [
          'It renews by itself. To cancel, open the Billing Portal from your dashboard: Pro then stays until the end of the time you paid for.',
        ],
      }),

    paymentFailed: (db: Database, to: string, { accessUntil }: { accessUntil: Instant }) =>
      send(db, {
        to,
        subject: `Your payment for ${site.name} Pro failed`,
        preview: `Pro stays until ${inWords(accessUntil)}.`,
        heading: 'Your payment failed',
        before: [
          'The payment for your next period of Pro did not go through. You keep Pro in the meantime, so that you have time to fix it.',
          'Open the Billing Portal from your dashboard and check that the card there is still the right one.',
        ],
        facts: [{ name: 'Pro stays until', value: inWords(accessUntil) }],
        after: [
          'We try the payment again automatically. If it has not gone through by then, your account returns to the free plan.',
        ],
      }),

    ending: (db: Database, to: string, { endsAt }: { endsAt: Instant }) =>
      send(db, {
        to,
        subject: `Your ${site.name} Pro subscription will end`,
        preview: `Pro stays until ${inWords(endsAt)}.`,
        heading: 'Your subscription will end',
        before: [
          'Your subscription was cancelled and will not renew. Nothing more will be charged, and Pro stays until the end of the time you paid for.',
        ],
        facts: [{ name: 'Pro stays until', value: inWords(endsAt) }],
        after: [
          'After that your account returns to the free plan. If you want to keep Pro, open the Billing Portal from your dashboard before then.',
        ],
      }),

    sendSoon: () => outbox.wake(),
  };
}

/** "15 January 2027, 09:00 UTC": the reader's zone is unknown. */
function inWords(instant: Instant): string {
  const date = new Date(instant).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const time = new Date(instant).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
  return `${date}, ${time} UTC`;
}

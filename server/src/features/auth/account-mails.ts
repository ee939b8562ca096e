import { PAGES } from '@pythia/contracts/pages.ts';
import type { Database } from '#db/database.ts';
import { composeMail, type ComposedMail } from './compose-mail.ts';

/** Writes a mail into the outbox within a transaction, and has it sent once that is committed. */
export interface Outbox {
  enqueue(db: Database, mail: ComposedMail): Promise<void>;
  wake(): void;
}

export type AccountMails = ReturnType<typeof accountMails>;

/**
 * The mails about an account, in words.
 * @param site `url` is where links lead, without a slash at its end
 */
export function accountMails(outbox: Outbox, site: { name: string; url: () => string }) {
  const link = (page: string, token?: string): string =>
    site.url() + page + (token ? `?token=${encodeURIComponent(token)}` : '');

  return {
    verification: (
      db: Database,
      to: string,
      { token, sentFor }: { token: string; sentFor: VerificationCause },
    ) =>
      outbox.enqueue(
        db,
        composeMail(site.name, {
          to,
          subject: `Confirm your email for ${site.name}`,
          before: openingOf(sentFor, site.name),
          action: { label: 'Confirm email', url: link(PAGES.verifyEmail, token) },
          after: [
            'The link works once, for 24 hours.',
            'If you did not just sign up, do not open it. Without it, nobody can use this account.',
          ],
        }),
      ),

    alreadyVerified: (db: Database, to: string) =>
      outbox.enqueue(
        db,
        composeMail(site.name, {
          to,
          subject: `You already have a ${site.name} account`,
          before: [
            `Somebody, most likely you, tried to sign up for ${site.name} with this address. It already has an account, and nothing about it has changed.`,
          ],
          action: { label: 'Sign in', url: link(PAGES.signIn) },
          after: [`If you forgot your password, you can set a new one: ${link(PAGES.requestPasswordReset)}`],
        }),
      ),

    passwordReset: (db: Database, to: string, token: string) =>
      outbox.enqueue(
        db,
        composeMail(site.name, {
          to,
          subject: `Set a new ${site.name} password`,
          before: [`You asked to set a new password for your ${site.name} account.`],
          action: { label: 'Set a new password', url: link(PAGES.resetPassword, token) },
          after: [
            'The link works once, for one hour. Setting a new password signs you out everywhere.',
            'If you did not ask for this, ignore this mail: your password stays as it is.',
          ],
        }),
      ),

    passwordChanged: (db: Database, to: string, { token }: { token: string }) =>
      outbox.enqueue(
        db,
        composeMail(site.name, {
          to,
          subject: `Your ${site.name} password was changed`,
          before: ['Your password was changed just now, and you were signed out everywhere.'],
          action: { label: 'Set a new password', url: link(PAGES.resetPassword, token) },
          after: ['If it was not you, open the link and set a new one. Otherwise there is nothing to do.'],
        }),
      ),

    accountDeleted: (db: Database, to: string, { hadSubscription }: { hadSubscription: boolean }) =>
      outbox.enqueue(
        db,
        composeMail(site.name, {
          to,
          subject: `Your ${site.name} account was deleted`,
          before: [
            'Your account and everything in it were deleted.',
            ...(hadSubscription ? ['Your subscription has ended with it.'] : []),
          ],
          action: { label: 'Sign up again', url: link(PAGES.signUp) },
          after: [],
        }),
      ),

    sendSoon: () => outbox.wake(),
  };
}

/** Why a verification link is mailed: a first sign-up, another one with the same address, or a wish for a new link. */
export type VerificationCause = 'first sign-up' | 'another sign-up' | 'resend';

function openingOf(cause: VerificationCause, siteName: string): string[] {
  switch (cause) {
    case 'first sign-up':
      return [`Welcome to ${siteName}. Confirm your email to finish signing up.`];
    case 'another sign-up':
      return [
        `Somebody signed up for ${siteName} with this address again. The link below replaces the earlier one, and the password given last is the one that counts.`,
        'If that was you, confirm your email to finish.',
      ];
    case 'resend':
      return [
        `Here is the new link for ${siteName} that you asked for. It replaces the earlier one. If somebody signed up with this address more than once, the password given last is the one that counts.`,
        'Confirm your email to finish signing up.',
      ];
  }
}

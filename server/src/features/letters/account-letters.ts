import { PAGES } from '@pythia/contracts/pages.ts';
import type { Database } from '#db/database.ts';
import { composeLetter, type Outbox, type LetterSite } from './compose-letter.ts';
import type { Letter } from './letter.ts';

type VerificationCause = 'first sign-up' | 'another sign-up' | 'resend';

export function accountLetters(outbox: Outbox, site: LetterSite) {
  const link = (page: string, token?: string): string =>
    site.url() + page + (token ? `?token=${encodeURIComponent(token)}` : '');
  const send = (db: Database, letter: Letter): Promise<void> =>
    outbox.enqueue(db, composeLetter(site, letter));

  return {
    verification: (
      db: Database,
      to: string,
      { token, sentFor }: { token: string; sentFor: VerificationCause },
    ) =>
      send(db, {
        to,
        subject: `Confirm your email for ${site.name}`,
        preview: 'The link works once, for 24 hours.',
        heading: 'Confirm your email',
        before: openingOf(sentFor, site.name),
        action: { label: 'Confirm email', url: link(PAGES.verifyEmail, token) },
        after: [
          'The link works once, for 24 hours.',
          'If you did not just sign up, do not open it. Without it, nobody can use this account.',
        ],
      }),

    alreadyVerified: (db: Database, to: string) =>
      send(db, {
        to,
        subject: `You already have a ${site.name} account`,
        preview: 'Nothing about it has changed.',
        heading: 'You already have an account',
        before: [
          `Somebody, most likely you, tried to sign up for ${site.name} with this address. It already has an account, and nothing about it has changed.`,
        ],
        action: { label: 'Sign in', url: link(PAGES.signIn) },
        after: ['If you forgot your password, choose “Forgot password?” on that page.'],
      }),

    passwordReset: (db: Database, to: string, token: string) =>
      send(db, {
        to,
        subject: `Set a new ${site.name} password`,
        preview: 'The link works once, for one hour.',
        heading: 'Set a new password',
        before: [`You asked to set a new password for your ${site.name} account.`],
        action: { label: 'Set a new password', url: link(PAGES.resetPassword, token) },
        after: [
          'The link works once, for one hour. Setting a new password signs you out everywhere.',
          'If you did not ask for this, ignore this email: your password stays as it is.',
        ],
      }),

    passwordChanged: (db: Database, to: string, { token }: { token: string }) =>
      send(db, {
        to,
        subject: `Your ${site.name} password was changed`,
        preview: 'If that was not you, take your account back.',
        heading: 'Your password was changed',
        before: [
          `The password of your ${site.name} account was just changed, and everybody who was signed in to it was signed out.`,
          'If that was you, there is nothing to do. If it was not, set another password now.',
        ],
        action: { label: 'It was not me', url: link(PAGES.resetPassword, token) },
        after: [
          'The link works once, for 7 days, even if somebody changes the password again in the meantime. Setting another password signs everybody out.',
        ],
      }),

    accountDeleted: (db: Database, to: string, { hadSubscription }: { hadSubscription: boolean }) =>
      send(db, {
        to,
        subject: `Your ${site.name} account was deleted`,
        preview: 'Everything that was kept with it is gone.',
        heading: 'Your account was deleted',
        before: [
          `Your ${site.name} account was deleted, with everything that was kept in it. That cannot be undone.`,
          ...(hadSubscription
            ? ['Your Pro subscription was cancelled first. Nothing more will be charged.']
            : []),
        ],
        after: [
          'You can sign up again with this address whenever you like.',
          `If it was not you who deleted it, write to ${site.contactEmail}.`,
        ],
      }),

    sendSoon: () => outbox.wake(),
  };
}

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

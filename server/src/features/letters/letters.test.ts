import { describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { accountLetters } from './account-letters.ts';
import { billingLetters } from './billing-letters.ts';
import type { ComposedLetter } from './compose-letter.ts';

const SITE = 'https://pythia.example';
const TOKEN = 'a+token/of=its own';
const AT = Date.parse('2027-01-15T09:05:00Z');
const db = {} as Database; // unused by the outbox below

type Letters = ReturnType<typeof accountLetters> & ReturnType<typeof billingLetters>;

async function write(
  by: (letters: Letters) => Promise<void>,
  { name = 'Pythia' } = {},
): Promise<ComposedLetter> {
  const sent: ComposedLetter[] = [];
  const outbox = { enqueue: async (_db: Database, mail: ComposedLetter) => void sent.push(mail), wake() {} };
  const site = { name, contactEmail: 'hello@pythia.example', url: () => SITE };
  await by({ ...accountLetters(outbox, site), ...billingLetters(outbox, site) });
  expect(sent).toHaveLength(1);
  return sent[0]!;
}

const to = 'ada@example.com';
const withToken = (page: string): string => `${SITE}${page}?token=${encodeURIComponent(TOKEN)}`;

interface Expected {
  write: (letters: Letters) => Promise<void>;
  link?: string;
  says: string[];
}

const LETTERS: Record<string, Expected> = {
  'confirm your email': {
    write: (letters) => letters.verification(db, to, { token: TOKEN, sentFor: 'first sign-up' }),
    link: withToken('/verify-email'),
    says: ['Welcome to Pythia', 'once, for 24 hours'],
  },
  'confirm your email, signed up again': {
    write: (letters) => letters.verification(db, to, { token: TOKEN, sentFor: 'another sign-up' }),
    link: withToken('/verify-email'),
    says: ['again', 'replaces the earlier one', 'the password given last is the one that counts'],
  },
  'confirm your email, asked for anew': {
    write: (letters) => letters.verification(db, to, { token: TOKEN, sentFor: 'resend' }),
    link: withToken('/verify-email'),
    says: ['that you asked for', 'the password given last is the one that counts'],
  },
  'already an account': {
    write: (letters) => letters.alreadyVerified(db, to),
    link: `${SITE}/signin`,
    says: ['nothing about it has changed', '“Forgot password?”'],
  },
  'new password': {
    write: (letters) => letters.passwordReset(db, to, TOKEN),
    link: withToken('/password-reset'),
    says: ['You asked to set a new password', 'once, for one hour', 'ignore this email'],
  },
  'password changed': {
    write: (letters) => letters.passwordChanged(db, to, { token: TOKEN }),
    link: withToken('/password-reset'),
    says: ['was just changed', 'If that was you, there is nothing to do', 'once, for 7 days'],
  },
  'account deleted': {
    write: (letters) => letters.accountDeleted(db, to, { hadSubscription: false }),
    says: ['was deleted', 'cannot be undone', 'hello@pythia.example'],
  },
  'account with Pro deleted': {
    write: (letters) => letters.accountDeleted(db, to, { hadSubscription: true }),
    says: ['was deleted', 'subscription was cancelled', 'Nothing more will be charged'],
  },
  'Pro started, yearly': {
    write: (letters) => letters.started(db, to, { interval: 'year', renewsAt: AT }),
    link: `${SITE}/dashboard`,
    says: ['Pro, billed yearly', 'Renews', '15 January 2027, 09:05 UTC', 'To cancel'],
  },
  'Pro started, monthly': {
    write: (letters) => letters.started(db, to, { interval: 'month', renewsAt: AT }),
    link: `${SITE}/dashboard`,
    says: ['Pro, billed monthly', '15 January 2027, 09:05 UTC'],
  },
  'payment failed': {
    write: (letters) => letters.paymentFailed(db, to, { accessUntil: AT }),
    link: `${SITE}/dashboard`,
    says: ['did not go through', 'Pro stays until', '15 January 2027, 09:05 UTC', 'Billing Portal'],
  },
  'Pro will end': {
    write: (letters) => letters.ending(db, to, { endsAt: AT }),
    link: `${SITE}/dashboard`,
    says: ['will not renew', 'Pro stays until', '15 January 2027, 09:05 UTC', 'free plan'],
  },
};

const wordsOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

describe.each(Object.entries(LETTERS))('the letter “%s”', (_name, { write: by, link, says }) => {
  test('says in both forms what it is there to say', async () => {
    const { text, html } = await write(by);
    for (const words of says) {
      expect(text).toContain(words);
      expect(wordsOf(html)).toContain(words);
    }
  });

  test('has no link but its own, once in each form', async () => {
    const { text, html } = await write(by);
    const wanted = link === undefined ? [] : [link];
    expect(text.match(/https?:\/\/\S+/g) ?? []).toEqual(wanted);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(wanted);
  });

  test('goes to its reader and names neither that address nor a token in its subject', async () => {
    const mail = await write(by);
    expect(mail.to).toBe(to);
    expect(mail.subject).toMatch(/Pythia/);
    expect(mail.subject).not.toMatch(/ada|@|token/);
  });

  test('loads nothing from elsewhere', async () => {
    expect((await write(by)).html).not.toMatch(/\bsrc=|url\(|@import|<link|<img|<script/);
  });

  test('takes the name of the site as words, not as markup', async () => {
    const { html, text } = await write(by, { name: 'Q&A <b>"Pro"</b>' });
    expect(html).not.toContain('<b>');
    expect(html).toContain('Q&amp;A &lt;b&gt;&quot;Pro&quot;&lt;/b&gt;');
    expect(text).toContain('Q&A <b>"Pro"</b>');
  });

  test('has a preview of its own before everything else that is read', async () => {
    const { html, subject } = await write(by);
    const [, preview = ''] = /<div style="display:none[^>]*>([^&<]+)/.exec(html) ?? [];
    expect(preview.length).toBeGreaterThan(10);
    expect(preview).not.toBe(subject);
    expect(html.indexOf(preview)).toBeLessThan(html.indexOf('<h1'));
  });
});

test('every letter has colours for the dark, and each of them is used', async () => {
  const { html } = await write((letters) => letters.started(db, to, { interval: 'year', renewsAt: AT }));
  const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{(.*)\}/.exec(html) ?? [];
  const classes = [...dark.matchAll(/\.([a-z]+)\{/g)].map(([, name]) => name);
  expect(classes).toEqual(['page', 'sheet', 'line', 'ink', 'soft', 'button']);
  for (const name of classes) expect(html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

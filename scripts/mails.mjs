// failed mails and their retry; without arguments, usage
import { runDeadWork } from './dead-work.mjs';

await runDeadWork({
  command: 'mails',
  table: 'mails',
  noun: { one: 'mail', many: 'mails', waits: 'sent' },
  columnsOf: async ({ recipient, subject, text }, db) => ({
    to: maskAddress(recipient),
    subject,
    link: await linkIn(text, db),
  }),
});

/** "a…@example.com": recognisable to its operator. */
function maskAddress(address) {
  const at = address.lastIndexOf('@');
  return at < 0 ? '…' : `${address.slice(0, Math.min(1, at))}…${address.slice(at)}`;
}

/** Whether sending still makes sense. */
async function linkIn(text, db) {
  const token = /\?token=([\w-]+)/.exec(text)?.[1];
  if (!token) return 'none';
  const { findLink } = await import('../server/src/features/auth/email-links-store.ts');
  for (const purpose of ['verify-email', 'reset-password']) {
    const link = await findLink(db, { token, purpose, now: Date.now() });
    if (link) return link.state === 'live' ? 'works' : link.state;
  }
  return 'expired';
}

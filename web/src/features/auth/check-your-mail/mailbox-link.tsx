import { site } from '#site.ts';
import { type ButtonSize, buttonStyle } from '#ui/button-style.ts';
import { mailboxOf } from './mailbox-of.ts';

export function MailboxLink({ email, size }: { email: string; size: ButtonSize }) {
  const mailbox = mailboxOf(email);
  const url = mailbox?.url ?? site.mailPage;
  if (url === '') return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={buttonStyle('primary', size)}>
      Open {mailbox?.name ?? site.mailPage}
    </a>
  );
}

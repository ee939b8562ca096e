import type { ReactNode } from 'react';
import { site } from '#site.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { mailboxOf } from './mailbox-of.ts';
import { ResendOutcome } from './resend-outcome.tsx';
import { useResend } from './use-resend.ts';

interface MailActionsProps {
  email: string;
  /** Seconds until another mail may be asked for. */
  firstWait?: number;
  children?: ReactNode;
}

/** The ways to a verification mail: its mailbox, where that is known, and another mail. */
export function MailActions({ email, firstWait = 0, children }: MailActionsProps) {
  const resend = useResend({ action: 'Send the email again', firstWait });
  const mailbox = mailboxOf(email);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {mailbox && <OutsideLink href={mailbox.url}>Open {mailbox.name}</OutsideLink>}
        {site.mailPage !== '' && <OutsideLink href={site.mailPage}>Open {site.mailPage}</OutsideLink>}
        <Button
          aria-disabled={resend.waiting || undefined} // not disabled: the focus stays
          onClick={() => void resend.send(email)}
          className="tabular-nums"
        >
          {resend.label}
        </Button>
        {children}
      </div>
      <ResendOutcome outcome={resend.outcome} />
    </div>
  );
}

const OutsideLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={buttonStyle('primary', 'md')}>
    {children}
  </a>
);

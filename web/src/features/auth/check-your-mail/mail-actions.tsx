import { MailboxLink } from './mailbox-link.tsx';
import { ResendButton } from './resend-button.tsx';
import { ResendOutcome } from './resend-outcome.tsx';
import { useResend } from './use-resend.ts';

export function MailActions({ email }: { email: string }) {
  const resend = useResend({ action: 'Send the email again' });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <MailboxLink email={email} size="md" />
        <ResendButton email={email} resend={resend} />
      </div>
      <ResendOutcome outcome={resend.outcome} />
    </div>
  );
}

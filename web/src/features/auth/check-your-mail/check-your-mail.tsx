import { useEffect, useEffectEvent } from 'react';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { TextLink } from '#ui/text-link.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { OtherWay } from '../other-way.tsx';
import { MailboxLink } from './mailbox-link.tsx';
import { ResendButton } from './resend-button.tsx';
import { ResendOutcome } from './resend-outcome.tsx';
import { BETWEEN_MAILS_SECONDS, useResend } from './use-resend.ts';
import { useVerified } from './use-verified.ts';

interface CheckYourMailProps {
  email: string;
  onChangeAddress: () => void;
  onVerified: () => void;
}

export function CheckYourMail({ email, onChangeAddress, onVerified }: CheckYourMailProps) {
  const resend = useResend({ action: 'Send the email again', firstWait: BETWEEN_MAILS_SECONDS });
  const isVerified = useVerified();
  const goOn = useEffectEvent(onVerified);
  useEffect(() => {
    if (isVerified) goOn();
  }, [isVerified]);
  const at = email.lastIndexOf('@'); // a line break for long addresses
  return (
    <AuthLayout
      title="Check your email"
      headingRef={bringIntoView}
      heading={
        <>
          Check{' '}
          <span className="wrap-anywhere">
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </span>
        </>
      }
      lead="Open the link in the email, on any device, and this page goes on by itself. The link works for 24 hours."
    >
      <Alert tone="success">{MESSAGES.signUpDone}</Alert>
      <div className="grid gap-3">
        <MailboxLink email={email} size="lg" />
        <Button size="lg" disabled>
          {MESSAGES.signUpButtonDone}
        </Button>
      </div>
      <div className="grid gap-1">
        <p className="text-sm text-ink-soft">Nothing in your inbox or spam folder after a few minutes?</p>
        <div className="-ml-3 flex flex-wrap">
          <ResendButton email={email} resend={resend} variant="quiet" size="sm" />
          <Button variant="quiet" size="sm" onClick={onChangeAddress}>
            Change the address
          </Button>
        </div>
        <ResendOutcome outcome={resend.outcome} />
      </div>
      <OtherWay question="Opened the link already?">
        <TextLink to={paths.signIn} className="-my-3 py-3">
          Sign In
        </TextLink>
      </OtherWay>
    </AuthLayout>
  );
}

function bringIntoView(heading: HTMLElement | null) {
  heading?.scrollIntoView({ block: 'nearest' });
  return takesFocus(heading);
}

import { MESSAGES } from '@pythia/contracts/messages.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { OtherWay } from '../other-way.tsx';
import { MailActions } from './mail-actions.tsx';
import { BETWEEN_MAILS_SECONDS } from './use-resend.ts';

interface CheckYourMailProps {
  email: string;
  onChangeAddress: () => void;
}

/** What a sign-up leads to: a mail, and what helps when it does not come. */
export function CheckYourMail({ email, onChangeAddress }: CheckYourMailProps) {
  const at = email.lastIndexOf('@'); // where a long address may be broken
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
      lead="The link in the email works for 24 hours. If nothing arrives within a few minutes, check your spam folder."
    >
      <Alert tone="success">{MESSAGES.signUpDone}</Alert>
      <MailActions email={email} firstWait={BETWEEN_MAILS_SECONDS}>
        <Button onClick={onChangeAddress}>Change the address</Button>
      </MailActions>
      <Button size="lg" disabled>
        {MESSAGES.signUpButtonDone}
      </Button>
      <OtherWay question="Opened the link already?">
        <LinkButton to={paths.signIn}>Sign In</LinkButton>
      </OtherWay>
    </AuthLayout>
  );
}

/** In the place of a form that was higher. */
function bringIntoView(heading: HTMLElement | null) {
  heading?.scrollIntoView({ block: 'nearest' });
  return takesFocus(heading);
}

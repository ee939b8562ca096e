import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { paths } from '#paths.ts';
import { useSignInNotice } from '#account/sign-in-notice.ts';
import { site } from '#site.ts';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDraft } from '#browser/draft.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { MailActions } from './check-your-mail/mail-actions.tsx';
import { EmailField } from './email-field.tsx';
import { OtherWay } from './other-way.tsx';
import { signInWith } from './sign-in.ts';
import { TermsNotice } from './terms-notice.tsx';
import { useSubmission } from './use-submission.ts';

export function SignInPage() {
  const [email, setEmail] = useDraft('sign-in-email');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [tried, setTried] = useState('');
  const notice = useSignInNotice();
  const { submission, submit } = useSubmission({ fallback: MESSAGES.authenticationFailed });
  const navigate = useNavigate();

  const onSubmit = () =>
    void submit(async () => {
      setTried(email);
      await signInWith(email, password);
      await navigate(paths.dashboard);
    });

  const unverified = submission.phase === 'failed' && submission.error === MESSAGES.verifyFirst;
  return (
    <AuthLayout title="Sign in" lead="Your next interview is in good company.">
      <AuthForm
        submission={submission}
        onSubmit={onSubmit}
        action="Sign In"
        notice={notice}
        whenLong="This takes longer after several wrong passwords."
        wayOn={unverified && <MailActions key={tried} email={tried} />}
      >
        <EmailField value={email} onChange={(event) => setEmail(event.target.value)} />
        <Field
          label="Password"
          aside={
            <TextLink to={paths.requestPasswordReset} className="-my-3 py-3">
              Forgot password?
            </TextLink>
          }
        >
          <PasswordInput
            name="password"
            required
            autoComplete="current-password"
            shown={shown}
            onShownChange={setShown}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </AuthForm>
      <OtherWay question={`New to ${site.name}?`}>
        <LinkButton to={paths.signUp}>Sign Up</LinkButton>
      </OtherWay>
      <TermsNotice doing="signing in" />
    </AuthLayout>
  );
}

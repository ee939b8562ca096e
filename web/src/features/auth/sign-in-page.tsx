import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { paths } from '#paths.ts';
import { signInNotice, subscribeToSignInNotice } from '#state/sign-in-notice.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDraft } from '#ui/use-draft.ts';
import { AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { signIn } from './sign-in.ts';
import { TermsNotice } from './terms-notice.tsx';
import { useSubmission } from './use-submission.ts';

export function SignInPage() {
  const [email, setEmail] = useDraft('sign-in-email');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const notice = useSyncExternalStore(subscribeToSignInNotice, signInNotice, () => null);
  const { state, submit } = useSubmission(MESSAGES.authenticationFailed);
  const navigate = useNavigate();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(async () => {
      await signIn(email, password);
      await navigate(paths.dashboard);
    });
  };

  return (
    <AuthLayout title="Sign in" lead="Welcome back. Your next interview is in good company.">
      <form onSubmit={onSubmit} className="grid gap-5">
        {state.phase === 'failed' && <Alert tone="danger">{state.error}</Alert>}
        {state.phase === 'idle' && notice && <Alert tone="warning">{notice}</Alert>}
        <EmailField value={email} onChange={setEmail} />
        <Field label="Password" aside={<TextLink to={paths.requestPasswordReset}>Forgot password?</TextLink>}>
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
        <Button type="submit" variant="primary" size="lg" loading={state.phase === 'busy'}>
          Sign In
        </Button>
      </form>
      <div className="flex items-center justify-between gap-3 border-t border-line pt-5">
        <p className="text-sm text-ink-soft">New to Pythia?</p>
        <LinkButton to={paths.signUp}>Sign Up</LinkButton>
      </div>
      <TermsNotice doing="signing in" />
    </AuthLayout>
  );
}

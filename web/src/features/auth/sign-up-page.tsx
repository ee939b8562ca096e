import { useState, type FormEvent } from 'react';
import { signUp } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { call } from '#api/call.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useDraft } from '#ui/use-draft.ts';
import { AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { TermsNotice } from './terms-notice.tsx';
import { useSubmission } from './use-submission.ts';

export function SignUpPage() {
  const [email, setEmail] = useDraft('sign-up-email');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [message, setMessage] = useState('');
  const { state, submit, fail } = useSubmission(MESSAGES.registrationFailed);
  const mismatch = state.phase === 'failed' && state.error === MESSAGES.passwordsDoNotMatch;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== confirmation) return fail(MESSAGES.passwordsDoNotMatch);
    void submit(async () => {
      const reply = await call(signUp, { body: { email, password } });
      setMessage(reply.message);
    });
  };

  return (
    <AuthLayout title="Create your account" lead="Free to start, no card needed.">
      <form onSubmit={onSubmit} className="grid gap-5">
        {state.phase === 'failed' && !mismatch && <Alert tone="danger">{state.error}</Alert>}
        {state.phase === 'done' && <Alert tone="success">{message}</Alert>}
        <EmailField value={email} onChange={setEmail} />
        <NewPasswordFields
          label="Password"
          password={password}
          onPasswordChange={setPassword}
          confirmation={confirmation}
          onConfirmationChange={setConfirmation}
          error={mismatch ? MESSAGES.passwordsDoNotMatch : undefined}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={state.phase === 'busy'}
          disabled={state.phase === 'done'}
        >
          {state.phase === 'done' ? MESSAGES.signUpButtonDone : 'Sign Up'}
        </Button>
      </form>
      <div className="flex items-center justify-between gap-3 border-t border-line pt-5">
        <p className="text-sm text-ink-soft">Already have an account?</p>
        <LinkButton to={paths.signIn}>Sign In</LinkButton>
      </div>
      <TermsNotice doing="signing up" />
    </AuthLayout>
  );
}

import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { resetPassword } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { call } from '#api/call.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useRedirectLater } from './use-redirect-later.ts';
import { useSubmission } from './use-submission.ts';

export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <ResetPasswordForm token={token} /> : <IncompleteLink />;
}

function ResetPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [message, setMessage] = useState('');
  const { state, submit, fail } = useSubmission(MESSAGES.passwordResetFailed);
  const mismatch = state.phase === 'failed' && state.error === MESSAGES.passwordsDoNotMatch;
  useRedirectLater(paths.signIn, state.phase === 'done');

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== confirmation) return fail(MESSAGES.passwordsDoNotMatch);
    void submit(async () => {
      const reply = await call(resetPassword, { query: { token }, body: { new_password: password } });
      setMessage(reply.message);
    });
  };

  return (
    <AuthLayout title="Choose a new password">
      <form onSubmit={onSubmit} className="grid gap-5">
        {state.phase === 'failed' && !mismatch && <Alert tone="danger">{state.error}</Alert>}
        {state.phase === 'done' && <Alert tone="success">{message}</Alert>}
        <NewPasswordFields
          label="New password"
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
          Reset Password
        </Button>
      </form>
      <LinkButton to={paths.signIn} variant="quiet" className="justify-self-center">
        Back to Sign In
      </LinkButton>
    </AuthLayout>
  );
}

function IncompleteLink() {
  return (
    <AuthLayout title="This link is incomplete">
      <Alert tone="danger">
        The link carries no reset token. Open it from the mail again, or ask for a new one.
      </Alert>
      <LinkButton to={paths.requestPasswordReset} variant="primary" size="lg">
        Ask for a new link
      </LinkButton>
    </AuthLayout>
  );
}

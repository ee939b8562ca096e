import { useState, type FormEvent } from 'react';
import { requestPasswordReset } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { call } from '#api/call.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useDraft } from '#ui/use-draft.ts';
import { AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { useSubmission } from './use-submission.ts';

export function RequestPasswordResetPage() {
  const [email, setEmail] = useDraft('sign-in-email');
  const [message, setMessage] = useState('');
  const { state, submit } = useSubmission(MESSAGES.failedToRequestReset);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(async () => {
      const reply = await call(requestPasswordReset, { query: { email } });
      setMessage(reply.message);
    });
  };

  return (
    <AuthLayout title="Reset your password" lead="We will mail you a link to choose a new one.">
      <form onSubmit={onSubmit} className="grid gap-5">
        {state.phase === 'failed' && <Alert tone="danger">{state.error}</Alert>}
        {state.phase === 'done' && <Alert tone="success">{message}</Alert>}
        <EmailField value={email} onChange={setEmail} />
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

import { useState } from 'react';
import { requestPasswordReset } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { call } from '#api/call.ts';
import { useDraft } from '#browser/draft.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthColumn } from './auth-column.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { EmailField } from './email-field.tsx';
import { useSubmission } from './use-submission.ts';

export function RequestPasswordResetPage() {
  const [email, setEmail] = useDraft('sign-in-email');
  const [success, setSuccess] = useState('');
  const { submission, submit } = useSubmission({ fallback: MESSAGES.failedToRequestReset });

  const onSubmit = () =>
    void submit(async () => {
      const reply = await call(requestPasswordReset, { query: { email } });
      setSuccess(reply.message);
    });

  return (
    <AuthColumn title="Reset your password" lead="We will email you a link to choose a new one.">
      <AuthForm submission={submission} onSubmit={onSubmit} action="Reset Password" success={success}>
        <EmailField value={email} onChange={(event) => setEmail(event.target.value)} />
      </AuthForm>
      <BackToSignIn />
    </AuthColumn>
  );
}

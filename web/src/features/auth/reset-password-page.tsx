import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { resetPassword } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { call } from '#api/call.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthColumn } from './auth-column.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './use-new-password.ts';
import { useRedirectLater } from './use-redirect-later.ts';
import { useSubmission } from './use-submission.ts';

export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <ResetPasswordForm token={token} /> : <IncompleteLink />;
}

function ResetPasswordForm({ token }: { token: string }) {
  const newPassword = useNewPassword();
  const [success, setSuccess] = useState('');
  const { submission, submit } = useSubmission(MESSAGES.passwordResetFailed);
  useRedirectLater(paths.signIn, submission.phase === 'done');

  const onSubmit = () => {
    if (!newPassword.agree()) return;
    void submit(async () => {
      const reply = await call(resetPassword, {
        query: { token },
        body: { new_password: newPassword.password },
      });
      setSuccess(reply.message);
    });
  };

  return (
    <AuthColumn title="Choose a new password">
      <AuthForm submission={submission} onSubmit={onSubmit} action="Reset Password" success={success}>
        <NewPasswordFields label="New password" value={newPassword} />
      </AuthForm>
      <BackToSignIn />
    </AuthColumn>
  );
}

function IncompleteLink() {
  return (
    <AuthColumn title="This link is incomplete">
      <Alert tone="danger">
        The link carries no reset token. Open it from the mail again, or ask for a new one.
      </Alert>
      <LinkButton to={paths.requestPasswordReset} variant="primary" size="lg">
        Ask for a new link
      </LinkButton>
    </AuthColumn>
  );
}

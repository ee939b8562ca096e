import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
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
import { errorsAtFields } from './errors-at-fields.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { NewPassword, typedAlike } from './new-password.ts';
import { useRedirectLater } from './use-redirect-later.ts';
import { useSubmission } from './use-submission.ts';

export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <ResetPasswordForm token={token} /> : <IncompleteLink />;
}

function ResetPasswordForm({ token }: { token: string }) {
  const form = useForm({
    resolver: zodResolver(typedAlike(NewPassword)),
    defaultValues: { password: '', confirmation: '' },
  });
  const [success, setSuccess] = useState('');
  const { submission, submit } = useSubmission({
    fallback: MESSAGES.failedToResetPassword,
    unforeseen: MESSAGES.passwordResetFailed,
    atFields: errorsAtFields(form, { new_password: 'password' }),
  });
  useRedirectLater(paths.signIn, submission.phase === 'done');

  const onSubmit = form.handleSubmit(({ password }) =>
    submit(async () => {
      const reply = await call(resetPassword, { query: { token }, body: { new_password: password } });
      setSuccess(reply.message);
    }),
  );

  return (
    <AuthColumn title="Choose a new password">
      <FormProvider {...form}>
        <AuthForm
          submission={submission}
          onSubmit={() => void onSubmit()}
          action="Reset Password"
          success={success}
        >
          <NewPasswordFields label="New password" />
        </AuthForm>
      </FormProvider>
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

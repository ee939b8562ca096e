import { zodResolver } from '@hookform/resolvers/zod';
import { Suspense, use, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLoaderData, useSearchParams } from 'react-router';
import { resetPassword } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { call } from '#api/call.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthColumn } from './auth-column.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import type { resetPasswordLoader } from './check-reset-link.ts';
import { errorsAtFields } from './errors-at-fields.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { NewPassword, typedAlike } from './new-password.ts';
import { useRedirectLater } from './use-redirect-later.ts';
import { useSubmission } from './use-submission.ts';

export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const { refusal } = useLoaderData<typeof resetPasswordLoader>();
  const token = query.get('token');
  if (!token) return <UselessLink title="This link is incomplete" reason={INCOMPLETE} />;
  return (
    <Suspense fallback={<Checking />}>
      <Looked refusal={refusal} token={token} />
    </Suspense>
  );
}

const INCOMPLETE = 'Part of the link is missing. Open it from the email again, or ask for a new one.';

function Looked({ refusal, token }: { refusal: Promise<string | null>; token: string }) {
  const reason = use(refusal);
  if (reason === null) return <ResetPasswordForm token={token} />;
  return <UselessLink title="This link no longer works" reason={reason} />;
}

const Checking = () => (
  <AuthColumn title="Choose a new password">
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner className="text-accent" />
      Checking your link.
    </p>
  </AuthColumn>
);

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

  const isDead = submission.phase === 'failed' && submission.error === MESSAGES.resetLinkDead;
  return (
    <AuthColumn title="Choose a new password">
      <FormProvider {...form}>
        <AuthForm
          submission={submission}
          onSubmit={() => void onSubmit()}
          action="Reset Password"
          wayOn={isDead && <LinkButton to={paths.requestPasswordReset}>Ask for a new link</LinkButton>}
          success={success}
        >
          <NewPasswordFields label="New password" />
        </AuthForm>
      </FormProvider>
      <BackToSignIn />
    </AuthColumn>
  );
}

function UselessLink({ title, reason }: { title: string; reason: string }) {
  return (
    <AuthColumn title={title}>
      <Alert tone="danger">{reason}</Alert>
      <LinkButton to={paths.requestPasswordReset} variant="primary" size="lg">
        Ask for a new link
      </LinkButton>
      <BackToSignIn />
    </AuthColumn>
  );
}

import { useState } from 'react';
import { signUp } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { call } from '#api/call.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useDraft } from '#ui/use-draft.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OtherWay } from './other-way.tsx';
import { TermsNotice } from './terms-notice.tsx';
import { useNewPassword } from './use-new-password.ts';
import { useSubmission } from './use-submission.ts';

export function SignUpPage() {
  const [email, setEmail] = useDraft('sign-up-email');
  const newPassword = useNewPassword();
  const [success, setSuccess] = useState('');
  const { submission, submit } = useSubmission(MESSAGES.registrationFailed, MESSAGES.signUpGeneric);

  const onSubmit = () => {
    if (!newPassword.agree()) return;
    void submit(async () => {
      const reply = await call(signUp, { body: { email, password: newPassword.password } });
      setSuccess(reply.message);
    });
  };

  return (
    <AuthLayout title="Create your account" lead="Free to start, no card needed.">
      <AuthForm
        submission={submission}
        onSubmit={onSubmit}
        action="Sign Up"
        doneAction={MESSAGES.signUpButtonDone}
        success={success}
      >
        <EmailField value={email} onChange={setEmail} />
        <NewPasswordFields label="Password" value={newPassword} />
      </AuthForm>
      <OtherWay question="Already have an account?">
        <LinkButton to={paths.signIn}>Sign In</LinkButton>
      </OtherWay>
      <TermsNotice doing="signing up" />
    </AuthLayout>
  );
}

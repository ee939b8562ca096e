import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { signUp } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { call } from '#api/call.ts';
import { randomId } from '#browser/id.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { readDraft, writeDraft } from '#browser/draft.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { keepTicket, stopAwaiting, useAwaitedAddress } from './check-your-mail/awaited-address.ts';
import { CheckYourMail } from './check-your-mail/check-your-mail.tsx';
import { EmailField } from './email-field.tsx';
import { errorsAtFields } from './errors-at-fields.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { NewPassword, typedAlike } from './new-password.ts';
import { OtherWay } from './other-way.tsx';
import { signInWith } from './sign-in.ts';
import { SigningIn } from './signing-in.tsx';
import { TermsNotice } from './terms-notice.tsx';
import { useSubmission } from './use-submission.ts';

const DRAFT = 'sign-up-email';
const NewAccount = typedAlike(NewPassword.extend({ email: signUp.body.shape.email }));

export function SignUpPage() {
  const form = useForm({
    resolver: zodResolver(NewAccount),
    defaultValues: { email: readDraft(DRAFT), password: '', confirmation: '' },
  });
  const [awaited, setAwaited] = useAwaitedAddress();
  const [isGoingOn, setGoingOn] = useState(false);
  const navigate = useNavigate();
  const { submission, submit, reset } = useSubmission({
    fallback: MESSAGES.registrationFailed,
    unforeseen: MESSAGES.signUpGeneric,
    atFields: errorsAtFields(form, { email: 'email', password: 'password' }),
  });

  const onSubmit = form.handleSubmit(({ email, password }) =>
    submit(async () => {
      const ticket = randomId();
      await call(signUp, { body: { email, password, ticket } });
      keepTicket(ticket);
      setAwaited(email);
    }),
  );

  const goOn = async () => {
    setGoingOn(true);
    writeDraft('sign-in-email', awaited);
    const password = form.getValues('password');
    const isIn =
      password !== '' &&
      (await signInWith(awaited, password).then(
        () => true,
        () => false,
      ));
    stopAwaiting();
    await navigate(isIn ? paths.dashboard : paths.signIn);
  };

  const changeAddress = () => {
    flushSync(() => {
      setAwaited('');
      reset();
    });
    form.setFocus('email', { shouldSelect: true });
  };
  if (isGoingOn) return <SigningIn />;
  if (awaited !== '')
    return (
      <CheckYourMail
        key={awaited}
        email={awaited}
        onChangeAddress={changeAddress}
        onVerified={() => void goOn()}
      />
    );

  return (
    <AuthLayout title="Create your account" lead="Free to start, no card needed.">
      <FormProvider {...form}>
        <AuthForm submission={submission} onSubmit={() => void onSubmit()} action="Sign Up">
          <EmailField
            {...form.register('email', {
              onChange: (event: { target: HTMLInputElement }) => writeDraft(DRAFT, event.target.value),
            })}
            error={form.formState.errors.email?.message}
          />
          <NewPasswordFields label="Password" />
        </AuthForm>
      </FormProvider>
      <OtherWay question="Already have an account?">
        <LinkButton to={paths.signIn}>Sign In</LinkButton>
      </OtherWay>
      <TermsNotice doing="signing up" />
    </AuthLayout>
  );
}

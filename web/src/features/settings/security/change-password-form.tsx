import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { PASSWORD_RULES } from '@pythia/contracts/password.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checklist } from '#ui/checklist.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { useChangePassword } from './use-change-password.ts';

const Passwords = z
  .object({ currentPassword: z.string(), newPassword: z.string(), confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: MESSAGES.newPasswordsDoNotMatch,
  });

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordFormProps {
  email: string;
  onChanged: (message: string) => void;
}

export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(Passwords),
    defaultValues: EMPTY,
  });
  const [shown, setShown] = useState(false);
  const { busy, error, change } = useChangePassword(onChanged);
  const isWrong = error === MESSAGES.incorrectPassword;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const rules = PASSWORD_RULES.map((rule) => ({ label: rule.label, done: rule.holds(newPassword) }));
  const common = { required: true, maxLength: LIMITS.passwordMax, shown };
  const chosen = { ...common, autoComplete: 'new-password' };
  return (
    // post: if the browser ever submits it, no password gets into an address
    <form method="post" onSubmit={(event) => void handleSubmit(change)(event)} className="grid gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={isWrong ? error : undefined}>
        <PasswordInput
          {...register('currentPassword')}
          {...common}
          autoComplete="current-password"
          onShownChange={setShown}
        />
      </Field>
      <Field label="New password">
        <PasswordInput {...register('newPassword')} {...chosen} minLength={LIMITS.passwordMin} />
      </Field>
      <Checklist heading="Password must have" items={rules} />
      <Field label="Confirm new password" error={formState.errors.confirmPassword?.message}>
        <PasswordInput {...register('confirmPassword')} {...chosen} />
      </Field>
      {error !== null && !isWrong && <Alert tone="danger">{error}</Alert>}
      <div>
        <Button type="submit" variant="primary" loading={busy}>
          Change Password
        </Button>
      </div>
    </form>
  );
}

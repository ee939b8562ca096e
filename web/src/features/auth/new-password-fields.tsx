import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { PASSWORD_RULES } from '@pythia/contracts/password.ts';
import { Checklist } from '#ui/checklist.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import type { NewPassword } from './new-password.ts';

export function NewPasswordFields({ label }: { label: string }) {
  const { register, control, formState } = useFormContext<z.infer<typeof NewPassword>>();
  const password = useWatch({ control, name: 'password' });
  const [shown, setShown] = useState(false);
  const common = { required: true, autoComplete: 'new-password', maxLength: LIMITS.passwordMax, shown };
  const rules = PASSWORD_RULES.map((rule) => ({ label: rule.label, done: rule.holds(password) }));
  return (
    <>
      <Field label={label} error={formState.errors.password?.message}>
        <PasswordInput {...register('password')} {...common} onShownChange={setShown} />
      </Field>
      <Checklist heading="Password must have" items={rules} />
      <Field label="Confirm password" error={formState.errors.confirmation?.message}>
        <PasswordInput {...register('confirmation')} {...common} />
      </Field>
    </>
  );
}

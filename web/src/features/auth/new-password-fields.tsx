import { useState } from 'react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import type { NewPassword } from './use-new-password.ts';

/** The two fields and the live checklist; one toggle shows both passwords. */
export function NewPasswordFields({ label, value }: { label: string; value: NewPassword }) {
  const [shown, setShown] = useState(false);
  const common = { required: true, autoComplete: 'new-password', maxLength: LIMITS.passwordMax, shown };
  return (
    <>
      <Field label={label}>
        <PasswordInput
          {...common}
          onShownChange={setShown}
          value={value.password}
          onChange={(event) => value.setPassword(event.target.value)}
        />
      </Field>
      <PasswordChecklist password={value.password} />
      <Field label="Confirm password" error={value.error}>
        <PasswordInput
          {...common}
          value={value.confirmation}
          onChange={(event) => value.setConfirmation(event.target.value)}
        />
      </Field>
    </>
  );
}

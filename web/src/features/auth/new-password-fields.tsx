import { useState } from 'react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

interface NewPasswordFieldsProps {
  label: string;
  password: string;
  onPasswordChange: (password: string) => void;
  confirmation: string;
  onConfirmationChange: (confirmation: string) => void;
  error?: string | undefined;
}

/** A password chosen twice, with the live checklist; one toggle shows both. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Field label={props.label}>
        <PasswordInput
          required
          autoComplete="new-password"
          maxLength={LIMITS.passwordMax}
          shown={shown}
          onShownChange={setShown}
          value={props.password}
          onChange={(event) => props.onPasswordChange(event.target.value)}
        />
      </Field>
      <PasswordChecklist password={props.password} />
      <Field label="Confirm password" error={props.error}>
        <PasswordInput
          required
          autoComplete="new-password"
          maxLength={LIMITS.passwordMax}
          shown={shown}
          value={props.confirmation}
          onChange={(event) => props.onConfirmationChange(event.target.value)}
        />
      </Field>
    </>
  );
}

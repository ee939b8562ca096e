import type { ComponentProps } from 'react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface EmailFieldProps extends ComponentProps<'input'> {
  error?: string | undefined;
}

export function EmailField({ error, ...input }: EmailFieldProps) {
  return (
    <Field label="Email" error={error}>
      <TextInput
        name="email"
        {...input}
        type="email"
        required
        autoComplete="email"
        maxLength={LIMITS.email}
        placeholder="you@example.com"
      />
    </Field>
  );
}

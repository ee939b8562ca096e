import { LIMITS } from '@pythia/contracts/limits.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

export function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  return (
    <Field label="Email">
      <TextInput
        type="email"
        name="email"
        required
        autoComplete="email"
        maxLength={LIMITS.email}
        placeholder="you@example.com"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

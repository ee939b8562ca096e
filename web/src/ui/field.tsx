import { Field as BaseField } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Counter } from './counter.tsx';

interface FieldProps {
  label: string;
  /** A link or a note on the right of the label. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Characters used and allowed. */
  counter?: { used: number; max: number };
  /** One control of this design system: it finds its label, hint and error by itself. */
  children: ReactNode;
}

export function Field({ label, aside, hint, error, counter, children }: FieldProps) {
  return (
    <BaseField.Root invalid={error !== undefined} className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <BaseField.Label className="font-medium text-ink">{label}</BaseField.Label>
        {aside}
      </div>
      {children}
      {(hint !== undefined || counter !== undefined || error !== undefined) && (
        <div className="flex min-h-5 items-start justify-between gap-3 text-sm text-ink-faint">
          <div>
            {hint !== undefined && error === undefined && (
              <BaseField.Description>{hint}</BaseField.Description>
            )}
            <BaseField.Error match={error !== undefined} className="flex gap-1.5 text-danger-ink">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {error}
            </BaseField.Error>
          </div>
          {counter !== undefined && <Counter {...counter} />}
        </div>
      )}
    </BaseField.Root>
  );
}

import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Counter } from './counter.tsx';
import { CutNote } from './cut-note.tsx';
import { FieldControl } from './field-control.ts';
import { useCutPaste } from './use-cut-paste.ts';

interface FieldProps {
  label: string;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  counter?: { used: number; max: number };
  children: ReactNode;
}

const SHORT = 100;

export function Field({ label, aside, hint, error, counter, children }: FieldProps) {
  const id = useId();
  const noteId = useId();
  const { cutAt, handlers } = useCutPaste();
  const isInvalid = error !== undefined;
  const hasNote = isInvalid || hint !== undefined;
  const isCounted = counter !== undefined && (counter.max > SHORT || counter.used >= counter.max);
  const control = {
    id,
    ...(hasNote && { 'aria-describedby': noteId }),
    ...(isInvalid && { 'aria-invalid': true }),
  };
  return (
    <div className="grid gap-1.5" {...handlers}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium text-ink">
          {label}
        </label>
        {aside}
      </div>
      <FieldControl value={control}>{children}</FieldControl>
      {(hasNote || isCounted) && (
        <div className="flex min-h-5 items-start justify-between gap-3 text-sm text-ink-faint">
          <div id={noteId}>{isInvalid ? <FieldError>{error}</FieldError> : hint}</div>
          {isCounted && <Counter {...counter} />}
        </div>
      )}
      <CutNote cutAt={cutAt} />
    </div>
  );
}

const FieldError = ({ children }: { children: string }) => (
  <p className="flex gap-1.5 text-danger-ink">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    {children}
  </p>
);

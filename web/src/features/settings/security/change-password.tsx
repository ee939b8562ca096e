import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { clsx } from 'clsx';
import { Alert } from '#ui/alert.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const Form = lazy(async () => ({ default: (await import('./change-password-form.tsx')).ChangePasswordForm }));

export function ChangePassword({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [success, setSuccess] = useState<string | null>(null);
  const id = useId();
  if (success !== null) {
    return (
      <div ref={bringIntoView} tabIndex={-1} className="outline-none">
        <Alert tone="success">{success}</Alert>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="-my-2 flex min-h-11 w-full items-center justify-between gap-3 rounded-sm py-2 text-left text-sm font-medium"
        >
          Change Password
          <ChevronDown
            aria-hidden
            className={clsx('size-4.5 text-ink-soft transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Form email={email} onChanged={setSuccess} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function bringIntoView(outcome: HTMLElement | null) {
  outcome?.scrollIntoView({ block: 'center' });
  return takesFocus(outcome);
}

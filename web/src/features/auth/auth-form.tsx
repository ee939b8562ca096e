import type { FormEvent, ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useAlive } from '#ui/use-alive.ts';
import type { Submission } from './use-submission.ts';
import { useTakesLong } from './use-takes-long.ts';

interface AuthFormProps {
  submission: Submission;
  onSubmit: () => void;
  action: string;
  wayOn?: ReactNode;
  notice?: string | null;
  success?: string;
  whenLong?: string;
  children: ReactNode;
}

export function AuthForm(props: AuthFormProps) {
  const { submission, onSubmit, action, wayOn, notice, success, whenLong, children } = props;
  const { phase } = submission;
  const alive = useAlive();
  const takesLong = useTakesLong(phase === 'busy');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // post: if the browser ever submits it, no password gets into an address
    <form method="post" onSubmit={submit} className="grid gap-5">
      {phase === 'idle' && notice && <Alert tone="warning">{notice}</Alert>}
      {phase === 'failed' && (
        <Alert tone="danger" action={wayOn || undefined}>
          {submission.error}
        </Alert>
      )}
      {phase === 'done' && success && <Alert tone="success">{success}</Alert>}
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        loading={phase === 'busy'}
        disabled={phase === 'done'}
        waiting={!alive}
      >
        {action}
      </Button>
      {whenLong !== undefined && (
        <p role="status" className="-mt-4 -mb-4 h-5 text-center text-sm text-ink-soft">
          {takesLong && whenLong}
        </p>
      )}
    </form>
  );
}

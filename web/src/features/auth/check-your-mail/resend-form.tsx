import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { EmailField } from '../email-field.tsx';
import { likelyAddress } from './awaited-address.ts';
import { ResendOutcome } from './resend-outcome.tsx';
import { useResend } from './use-resend.ts';

export function ResendForm() {
  const [email, setEmail] = useState(likelyAddress);
  const resend = useResend({ action: 'Send a new link' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void resend.send(email);
  };
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <EmailField value={email} onChange={(event) => setEmail(event.target.value)} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        aria-disabled={resend.waiting || undefined}
        className="tabular-nums"
      >
        {resend.label}
      </Button>
      <ResendOutcome outcome={resend.outcome} />
    </form>
  );
}

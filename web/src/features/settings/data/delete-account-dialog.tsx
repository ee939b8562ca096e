import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteAccount, type User } from '@pythia/contracts/accounts.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { lastCall } from '#account/authorised-call.ts';
import { withFarewell } from '#account/farewell.ts';
import { signOut } from '#account/sign-out.ts';
import { isSubscribed } from '#account/subscription.ts';
import { sentenceFor } from '#api/api-error.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

interface DeleteAccountDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteAccountDialog({ user, open, onOpenChange }: DeleteAccountDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title="Delete your account?"
      description="Your sessions with their transcripts and answers, your picture and your sign-in are deleted immediately. This cannot be undone."
    >
      {isSubscribed(user) && (
        <Alert tone="warning">Your subscription is cancelled as well. What you paid is not refunded.</Alert>
      )}
      <DeleteAccountForm
        email={user.email}
        busy={busy}
        onBusyChange={setBusy}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

interface DeleteAccountFormProps {
  email: string;
  busy: boolean;
  onBusyChange: (busy: boolean) => void;
  onCancel: () => void;
}

function DeleteAccountForm({ email, busy, onBusyChange, onCancel }: DeleteAccountFormProps) {
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    onBusyChange(true);
    setError(null);
    try {
      await lastCall(deleteAccount, { body: { password } });
      signOut(MESSAGES.accountDeleted);
      await navigate(paths.home, withFarewell(MESSAGES.accountDeleted));
    } catch (failure) {
      setError(sentenceFor(failure, 'Your account could not be deleted.'));
      onBusyChange(false);
    }
  };

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Your password">
        <PasswordInput
          name="password"
          required
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          shown={shown}
          onShownChange={setShown}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {error !== null && <Alert tone="danger">{error}</Alert>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
        <Button onClick={() => !busy && onCancel()}>Keep my account</Button>
        <Button type="submit" variant="danger" loading={busy}>
          Delete my account
        </Button>
      </div>
    </form>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { sentenceFor } from '#api/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { takesFocus } from '#ui/passing-focus.ts';

interface ConfirmInPlaceProps {
  question: ReactNode;
  action: string;
  fallback: string;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

export function ConfirmInPlace(props: ConfirmInPlaceProps) {
  const { question, action, fallback, onConfirm, onCancel } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const id = useId();

  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await onConfirm();
    } catch (failure) {
      setError(sentenceFor(failure, fallback));
      setBusy(false);
    }
  };

  const cancelOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && !busy && onCancel();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-3 rounded-md bg-sunken p-3.5 inset-ring inset-ring-line"
    >
      <p id={id} className="text-sm">
        {question}
      </p>
      {error !== null && <Alert tone="danger">{error}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="danger"
          loading={busy}
          onClick={() => void confirm()}
          onKeyDown={cancelOnEscape}
        >
          {action}
        </Button>
        <Button
          size="sm"
          ref={takesFocus}
          onClick={() => !busy && onCancel()}
          onKeyDown={cancelOnEscape}
          aria-disabled={busy || undefined}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}

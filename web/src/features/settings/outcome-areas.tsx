import type { ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';

/** Empty: nothing to say. */
export interface SavingOutcome {
  error?: { title: string; reason?: string };
  success?: string;
  action?: ReactNode;
}

export const NOTHING_TO_SAY: SavingOutcome = {};

export function OutcomeAreas({ outcome: { error, success, action } }: { outcome: SavingOutcome }) {
  return (
    <>
      {error && (
        <Alert tone="danger" action={action} {...(error.reason !== undefined && { title: error.title })}>
          {error.reason ?? error.title}
        </Alert>
      )}
      {success !== undefined && (
        <Alert tone="success" action={action}>
          {success}
        </Alert>
      )}
    </>
  );
}

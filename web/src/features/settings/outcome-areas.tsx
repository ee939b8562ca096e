import type { ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';

/** What became of something on this page; neither while there is nothing to say. */
export interface SavingOutcome {
  error?: { title: string; reason?: string };
  success?: string;
  /** A way on. */
  action?: ReactNode;
}

export const NOTHING_TO_SAY: SavingOutcome = {};

/** The area of errors, and below it that of successes. */
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

import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface LoadErrorProps {
  title?: string;
  /** What is missing, and why where that is known. */
  children: ReactNode;
  onRetry: () => unknown;
  className?: string;
}

/** What a page says in the place of what it could not load, with the way to try again. */
export const LoadError = ({ onRetry, ...props }: LoadErrorProps) => (
  <Alert
    tone="danger"
    action={
      <Button size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    }
    {...props}
  />
);

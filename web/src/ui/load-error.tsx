import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface LoadErrorProps {
  title?: string;
  children: ReactNode;
  onRetry: () => unknown;
  className?: string;
}

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

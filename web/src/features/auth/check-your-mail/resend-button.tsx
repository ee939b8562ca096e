import { Button, type ButtonProps } from '#ui/button.tsx';
import type { Resend } from './use-resend.ts';

interface ResendButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  email: string;
  resend: Resend;
}

export const ResendButton = ({ email, resend, className = '', ...look }: ResendButtonProps) => (
  <Button
    {...look}
    aria-disabled={resend.waiting || undefined}
    onClick={() => void resend.send(email)}
    className={`tabular-nums ${className}`}
  >
    {resend.label}
  </Button>
);

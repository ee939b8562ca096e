import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows a spinner in the place of the icon or the label, and takes no clicks. */
  loading?: boolean;
  /** Takes no clicks yet, for a moment too short to show it. */
  waiting?: boolean;
}

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    icon,
    loading = false,
    waiting = false,
    className,
    children,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || loading || waiting}
      data-waiting={(waiting && !loading) || undefined}
      aria-busy={loading || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {icon}
      <span className={clsx(loading && 'invisible')}>{children}</span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Clicks do nothing; focus and accessible name stay. */
  loading?: boolean;
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
    onClick,
    ...rest
  } = props;
  const alone = loading && icon === undefined;
  return (
    <button
      type="button"
      {...rest}
      onClick={loading ? refuse : onClick}
      disabled={rest.disabled === true || waiting}
      aria-disabled={loading || rest['aria-disabled']}
      data-waiting={(waiting && !loading) || undefined}
      aria-busy={loading || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {loading && icon !== undefined ? <Spinner /> : icon}
      <span className={clsx(alone && 'opacity-0')}>{children}</span>
      {alone && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

const refuse = (event: MouseEvent) => event.preventDefault();

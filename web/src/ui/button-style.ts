import { clsx } from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-control hover:bg-accent-hover',
  secondary: 'bg-surface text-ink shadow-control inset-ring inset-ring-line-strong hover:bg-hover',
  quiet: 'text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'bg-danger-wash text-danger-ink inset-ring inset-ring-danger-line hover:inset-ring-danger',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-8 gap-1.5 rounded-sm px-3 text-sm pointer-coarse:h-11',
  md: 'h-10 gap-2 rounded-md px-4 text-sm pointer-coarse:h-11',
  lg: 'h-12 gap-2 rounded-md px-6 text-base',
};

export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, className?: string): string =>
  clsx(
    'relative inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap select-none',
    'transition-[background-color,color,box-shadow,transform] active:translate-y-px',
    'disabled:pointer-events-none disabled:not-data-waiting:bg-sunken disabled:not-data-waiting:text-ink-faint',
    'disabled:not-data-waiting:shadow-none disabled:not-data-waiting:inset-ring',
    'disabled:not-data-waiting:inset-ring-line',
    'aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint',
    variant === 'quiet'
      ? 'aria-disabled:bg-transparent'
      : 'aria-disabled:bg-sunken aria-disabled:shadow-none aria-disabled:inset-ring aria-disabled:inset-ring-line',
    VARIANTS[variant],
    SIZES[size],
    className,
  );

import { clsx } from 'clsx';

/** Phones zoom into fields with text below 16 px. */
export const controlStyle = (className?: string): string =>
  clsx(
    'w-full min-w-0 rounded-md bg-surface text-base text-ink inset-ring inset-ring-edge transition-shadow',
    'placeholder:text-ink-faint hover:inset-ring-ink-faint pointer-coarse:text-[1rem]',
    'focus:outline-2 focus:outline-offset-1 focus:outline-focus',
    'aria-invalid:inset-ring-danger disabled:bg-sunken disabled:text-ink-faint [&[readonly]]:bg-sunken',
    className,
  );

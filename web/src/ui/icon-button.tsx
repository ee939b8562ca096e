import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={clsx(
        'inline-grid size-9 shrink-0 place-items-center rounded-md text-ink-soft transition-colors',
        'hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:opacity-50 pointer-coarse:size-11',
        className,
      )}
    />
  );
}

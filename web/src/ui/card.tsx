import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A sheet of paper on the desk; padding is its content's business. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={clsx('rounded-lg bg-surface shadow-card inset-ring inset-ring-line', className)}
    />
  );
}

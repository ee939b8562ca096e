import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={clsx('rounded-lg bg-surface shadow-card inset-ring inset-ring-line', className)}
    />
  );
}

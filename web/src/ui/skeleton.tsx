import { clsx } from 'clsx';

/** Give it the size of the content to come. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-md bg-line', className)} />;
}

import { clsx } from 'clsx';

export function Counter({ used, max }: { used: number; max: number }) {
  const full = used >= max;
  return (
    <span className={clsx('ml-auto shrink-0 text-xs leading-5 tabular-nums', full && 'text-accent-ink')}>
      {used} / {max}
    </span>
  );
}

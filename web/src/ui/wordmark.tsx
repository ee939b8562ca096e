import { Mark } from './mark.tsx';

/** The mark with the name beside it. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 text-ink ${className ?? ''}`}>
      <Mark className="size-7" />
      <span className="font-display text-xl font-semibold tracking-tight">Pythia</span>
    </span>
  );
}

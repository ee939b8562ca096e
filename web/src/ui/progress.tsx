import { useId } from 'react';

interface ProgressProps {
  label: string;
  /** Share, 0 to 1; null: unknown. */
  value: number | null;
}

export function Progress({ label, value }: ProgressProps) {
  const id = useId();
  const percent = value === null ? undefined : Math.round(value * 100);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 text-sm">
      <span id={id} className="text-ink-soft">
        {label}
      </span>
      <span aria-hidden className="text-right text-ink-faint tabular-nums">
        {percent !== undefined && `${percent}%`}
      </span>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line-strong"
      >
        <div
          className={`h-full rounded-full bg-accent transition-[width] ${percent === undefined ? 'w-1/3 animate-pulse' : ''}`}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}

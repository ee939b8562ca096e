import { Progress as BaseProgress } from '@base-ui/react/progress';

interface ProgressProps {
  label: string;
  /** 0 to 1; null while nobody knows. */
  value: number | null;
}

export function Progress({ label, value }: ProgressProps) {
  return (
    <BaseProgress.Root
      value={value === null ? null : value * 100}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 text-sm"
    >
      <BaseProgress.Label className="text-ink-soft">{label}</BaseProgress.Label>
      <BaseProgress.Value className="text-right text-ink-faint tabular-nums" />
      <BaseProgress.Track className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line-strong">
        <BaseProgress.Indicator className="h-full rounded-full bg-accent transition-[width] data-indeterminate:w-1/3 data-indeterminate:animate-pulse" />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  className?: string;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onChange, options, className } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className={clsx('inline-flex gap-0.5 rounded-md bg-sunken p-0.5 inset-ring inset-ring-line', className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.icon ? option.label : undefined}
          title={option.icon ? option.label : undefined}
          onClick={() => onChange(option.value)}
          className={clsx(
            'inline-flex h-8 min-w-8 items-center justify-center rounded-sm px-2 text-sm font-medium text-ink-soft',
            'transition-colors hover:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11',
            'aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-control',
          )}
        >
          {option.icon ?? <span className="px-1.5">{option.label}</span>}
        </button>
      ))}
    </div>
  );
}

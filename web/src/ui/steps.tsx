import { clsx } from 'clsx';
import { Check } from 'lucide-react';

interface StepsProps {
  label: string;
  steps: readonly { label: string; done: boolean }[];
  /** Index of the step that is open. */
  current: number;
}

/** Where one is in a short sequence. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-2 text-sm sm:gap-3">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={index === current ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-2 sm:gap-3',
            index > 0 && 'flex-1 before:h-px before:flex-1 before:bg-line-strong',
          )}
        >
          <span
            className={clsx(
              'grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums inset-ring',
              index === current && 'bg-accent text-on-accent inset-ring-accent',
              index !== current && step.done && 'bg-success-wash text-success-ink inset-ring-success-line',
              index !== current && !step.done && 'text-ink-soft inset-ring-line-strong',
            )}
          >
            {step.done && index !== current ? <Check aria-hidden className="size-3.5" /> : index + 1}
          </span>
          <span className={clsx(index === current ? 'font-medium' : 'sr-only text-ink-soft sm:not-sr-only')}>
            {step.label}
            {step.done && <span className="sr-only"> (done)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

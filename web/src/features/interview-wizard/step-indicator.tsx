import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { isComplete, type WizardProgress, type WizardStep, stepOf, STEPS } from './steps.ts';

interface StepIndicatorProps {
  progress: WizardProgress;
  onGoBack: (step: WizardStep) => void;
}

export function StepIndicator({ progress, onGoBack }: StepIndicatorProps) {
  const current = stepOf(progress);
  return (
    <ol aria-label="Steps" className="flex flex-wrap items-center gap-x-2 gap-y-2 text-sm sm:gap-x-4">
      {STEPS.map(({ number, title }) => {
        const done = isComplete(number, progress);
        const name = (
          <>
            <Circle number={number} done={done} current={number === current} />
            {title}
            {done && <span className="sr-only">(completed)</span>}
          </>
        );
        return (
          <li
            key={number}
            aria-current={number === current ? 'step' : undefined}
            className={clsx(
              'flex items-center',
              number === current ? 'font-semibold text-ink' : 'text-ink-soft',
            )}
          >
            {number < current ? (
              <button
                type="button"
                onClick={() => onGoBack(number)}
                className="flex min-h-8 items-center gap-2 rounded-md pr-1 underline-offset-3 hover:underline pointer-coarse:min-h-11"
              >
                {name}
              </button>
            ) : (
              <span className="flex min-h-8 items-center gap-2 pr-1">{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Circle({ number, done, current }: { number: number; done: boolean; current: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums',
        done
          ? 'bg-success text-surface'
          : current
            ? 'bg-accent text-on-accent'
            : 'text-ink-soft inset-ring inset-ring-line-strong',
      )}
    >
      {done ? <Check className="size-3.5" strokeWidth={3} /> : number}
    </span>
  );
}

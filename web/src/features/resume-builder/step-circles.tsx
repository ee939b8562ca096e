import { clsx } from 'clsx';
import type { BuilderStep } from './resume-draft.ts';

const STEPS: readonly { step: BuilderStep; name: string }[] = [
  { step: 'personal', name: 'Personal Information' },
  { step: 'work', name: 'Work Experience' },
];

export function StepCircles({ step }: { step: BuilderStep }) {
  return (
    <ol aria-label="Steps" className="flex items-center justify-center">
      {STEPS.map(({ step: each, name }, at) => (
        <li
          key={each}
          aria-current={each === step ? 'step' : undefined}
          className="flex items-center before:h-px before:w-10 before:bg-line-strong first:before:hidden"
        >
          <span
            className={clsx(
              'grid size-8 place-items-center rounded-full text-sm font-semibold tabular-nums',
              each === step
                ? 'bg-accent text-on-accent'
                : 'bg-sunken text-ink-soft inset-ring inset-ring-edge',
            )}
          >
            <span aria-hidden>{at + 1}</span>
            <span className="sr-only">{name}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';

interface ChecklistProps {
  heading: string;
  items: readonly { label: string; done: boolean }[];
}

export function Checklist({ heading, items }: ChecklistProps) {
  const id = useId();
  return (
    <div className="rounded-md bg-sunken px-3.5 py-3 text-sm inset-ring inset-ring-line">
      <p id={id} className="mb-2 font-medium text-ink">
        {heading}
      </p>
      <ul aria-labelledby={id} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        {items.map(({ label, done }) => (
          <li
            key={label}
            className={clsx(
              'flex items-center gap-2 transition-colors',
              done ? 'text-success-ink' : 'text-ink-soft',
            )}
          >
            <span
              className={clsx(
                'grid size-4 shrink-0 place-items-center rounded-full inset-ring',
                done ? 'bg-success text-surface inset-ring-success' : 'inset-ring-edge',
              )}
            >
              {done && <Check aria-hidden className="size-3" strokeWidth={3} />}
            </span>
            {label}
            <span className="sr-only">{done ? '(met)' : '(not met yet)'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

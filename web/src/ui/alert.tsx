import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { givesFocusOn } from './passing-focus.ts';

const TONES = {
  info: { icon: Info, style: 'bg-sunken text-ink-soft inset-ring-line' },
  success: { icon: CircleCheck, style: 'bg-success-wash text-success-ink inset-ring-success-line' },
  warning: { icon: TriangleAlert, style: 'bg-accent-wash text-accent-ink inset-ring-accent-line' },
  danger: { icon: CircleAlert, style: 'bg-danger-wash text-danger-ink inset-ring-danger-line' },
} as const;

/** Dangers interrupt a screen reader, outcomes wait their turn, notes are read where they stand. */
const ROLES = { info: 'note', success: 'status', warning: 'status', danger: 'alert' } as const;

interface AlertProps {
  tone: keyof typeof TONES;
  title?: string;
  children?: ReactNode;
  /** A way on: a button or a link. */
  action?: ReactNode;
  className?: string;
}

/** A sentence that the user must see now; lower in a low window, and in a place that is marked `data-compact`. */
export function Alert({ tone, title, children, action, className }: AlertProps) {
  const { icon: Icon, style } = TONES[tone];
  return (
    <div
      ref={givesFocusOn}
      role={ROLES[tone]}
      className={clsx('flex gap-3 rounded-md px-3.5 py-3 text-sm inset-ring short:py-1.5', style, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid flex-1 gap-1 short:grid-cols-[minmax(0,1fr)_auto] short:items-center short:gap-x-3 short:gap-y-0 in-data-compact:grid-cols-[minmax(0,1fr)_auto] in-data-compact:items-center">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && (
          <div className="text-pretty in-data-compact:col-span-2 in-data-compact:text-xs short:col-span-1 short:col-start-1 short:text-xs">
            {children}
          </div>
        )}
        {action !== undefined && (
          <div className="mt-1.5 flex flex-wrap gap-2 in-data-compact:col-start-2 in-data-compact:row-start-1 in-data-compact:mt-0 short:col-start-2 short:row-span-2 short:row-start-1 short:mt-0">
            {action}
          </div>
        )}
      </div>
    </div>
  );
}

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

/** Dangers interrupt screen readers, outcomes wait, notes are read in place. */
const ROLES = { info: 'note', success: 'status', warning: 'status', danger: 'alert' } as const;

interface AlertProps {
  tone: keyof typeof TONES;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function Alert({ tone, title, children, action, className }: AlertProps) {
  const { icon: Icon, style } = TONES[tone];
  return (
    <div
      ref={givesFocusOn}
      role={ROLES[tone]}
      className={clsx(
        'flex gap-3 rounded-md px-3.5 py-3 text-sm inset-ring in-data-folded:items-center in-data-folded:gap-2 in-data-folded:rounded-none in-data-folded:px-3 in-data-folded:py-1 in-data-folded:text-xs',
        style,
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 in-data-folded:mt-0" />
      <div className="grid flex-1 gap-1 in-data-folded:flex in-data-folded:items-center in-data-folded:gap-2">
        <div className="grid gap-1 in-data-folded:block in-data-folded:max-h-8 in-data-folded:flex-1 in-data-folded:overflow-y-auto">
          {title !== undefined && <p className="font-semibold in-data-folded:inline">{title} </p>}
          {children !== undefined && <div className="text-pretty in-data-folded:inline">{children}</div>}
        </div>
        {action !== undefined && (
          <div className="mt-1.5 flex flex-wrap gap-2 in-data-folded:mt-0">{action}</div>
        )}
      </div>
    </div>
  );
}

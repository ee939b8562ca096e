import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-12 text-center max-sm:px-4 max-sm:py-6">
      {icon !== undefined && (
        <div className="grid size-12 place-items-center rounded-full bg-sunken text-ink-faint inset-ring inset-ring-line short:hidden">
          {icon}
        </div>
      )}
      <div className="grid max-w-md gap-1">
        <p className="text-lg font-semibold">{title}</p>
        <div className="text-pretty text-ink-soft">{children}</div>
      </div>
      {action !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}

import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface StartCardProps {
  to: string;
  drawing: ReactNode;
  title: string;
  children: ReactNode;
  primary?: boolean;
}

const PRIMARY =
  'grid size-11 place-items-center justify-self-start rounded-full bg-accent text-on-accent shadow-control';

export function StartCard({ to, drawing, title, children, primary = false }: StartCardProps) {
  return (
    <Link
      to={to}
      className="group grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-4 lg:grid-cols-1 lg:grid-rows-[auto_1fr_auto] lg:items-stretch rounded-lg bg-surface p-5 shadow-card inset-ring inset-ring-line transition-[box-shadow,translate] hover:-translate-y-0.5 hover:inset-ring-line-strong"
    >
      {drawing}
      <span className="grid content-start gap-1">
        <span className="text-lg font-semibold">{title}</span>
        <span className="text-sm text-pretty text-ink-soft">{children}</span>
      </span>
      <span className={primary ? PRIMARY : 'text-ink-faint'}>
        <ArrowRight aria-hidden className="-ml-0.5 size-5 transition-[translate] group-hover:translate-x-1" />
      </span>
    </Link>
  );
}

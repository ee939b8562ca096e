import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export interface SidebarItem {
  label: string;
  icon: LucideIcon;
  to?: string;
  isLocked?: boolean;
  onPress?: () => void;
  busy?: boolean;
  exact?: boolean;
  note?: string;
}

interface SidebarProps {
  items: readonly SidebarItem[];
  foot: SidebarItem;
  collapsed: boolean;
  onNavigate?: () => void;
  children: ReactNode;
}

export function Sidebar({ items, foot, collapsed, onNavigate, children }: SidebarProps) {
  return (
    <nav
      aria-label="Dashboard"
      className={clsx(
        'flex flex-1 flex-col gap-1 overflow-y-auto p-3',
        collapsed ? 'w-15' : 'w-full md:w-60',
      )}
    >
      <div className="mb-1 flex">{children}</div>
      <ul className="grid gap-0.5">
        {items.map((item) => (
          <li key={item.label}>
            <Item item={item} collapsed={collapsed} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-3">
        <Item item={foot} collapsed={collapsed} onNavigate={onNavigate} prominent />
      </div>
    </nav>
  );
}

interface ItemProps {
  item: SidebarItem;
  collapsed: boolean;
  prominent?: boolean;
  onNavigate: (() => void) | undefined;
}

function Item({ item, collapsed, prominent = false, onNavigate }: ItemProps) {
  const row = itemStyle(collapsed, prominent);
  const content = (
    <>
      {item.busy === true ? (
        <Spinner />
      ) : (
        <item.icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      )}
      <span className={clsx(collapsed && 'sr-only')}>{item.label}</span>
      {item.note !== undefined && !collapsed && (
        <span className="ml-auto rounded-full px-1.5 text-xs inset-ring inset-ring-line-strong">
          {item.note}
        </span>
      )}
    </>
  );
  const entry =
    item.onPress !== undefined ? (
      <button
        type="button"
        className={clsx(row, 'w-full')}
        aria-disabled={item.busy === true || undefined} // a disabled button would lose the focus
        onClick={() => {
          if (item.busy === true) return;
          item.onPress?.();
          onNavigate?.();
        }}
      >
        {content}
      </button>
    ) : item.isLocked === true ? (
      <Link to={item.to ?? ''} aria-disabled className={clsx(row, 'text-ink-faint')} onClick={onNavigate}>
        {content}
      </Link>
    ) : (
      <NavLink to={item.to ?? ''} end={item.exact === true} className={row} onClick={onNavigate}>
        {content}
      </NavLink>
    );
  return collapsed ? (
    <Tooltip side="right" text={item.note === undefined ? item.label : `${item.label} (${item.note})`}>
      {entry}
    </Tooltip>
  ) : (
    entry
  );
}

const itemStyle = (collapsed: boolean, prominent: boolean): string =>
  clsx(
    'flex h-9 items-center gap-3 rounded-md text-sm font-medium transition-colors pointer-coarse:h-11',
    collapsed ? 'justify-center' : 'px-2.5',
    prominent
      ? 'text-ink inset-ring inset-ring-line-strong hover:bg-hover'
      : 'text-ink-soft hover:bg-hover hover:text-ink',
    !prominent && 'aria-[current=page]:bg-hover aria-[current=page]:text-ink',
  );

import { clsx } from 'clsx';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Drawer } from './drawer.tsx';
import { IconButton } from './icon-button.tsx';
import { SiteName } from './page-title.tsx';
import { Sidebar, type SidebarItem } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toasts } from './toast.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { Wordmark } from './wordmark.tsx';

interface AppShellProps {
  homePath: string;
  items: readonly SidebarItem[];
  foot: SidebarItem;
  headerEnd: ReactNode;
  headerInstead?: ReactNode;
  banner?: ReactNode;
  notice?: ReactNode;
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  children: ReactNode;
}

export function AppShell({
  homePath,
  items,
  foot,
  headerEnd,
  headerInstead,
  banner,
  notice,
  isCollapsed,
  onCollapse,
  children,
}: AppShellProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  // each page takes the focus, so that screen readers start at its top
  const main = useFocusOnChange<HTMLElement>(pathname, { preventScroll: true });
  const siteName = use(SiteName);

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {headerInstead ?? (
        <header className="sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-line bg-canvas px-3 sm:px-5">
          <IconButton label="Open the menu" className="md:hidden" onClick={() => setDrawerOpen(true)}>
            <Menu aria-hidden className="size-5" />
          </IconButton>
          <Link to={homePath} aria-label={`${siteName}, home`} className="flex min-w-0 rounded-sm">
            <Wordmark />
          </Link>
          <div className="ml-auto flex items-center gap-2">{headerEnd}</div>
        </header>
      )}
      <div className="flex flex-1">
        {headerInstead === undefined && (
          <div className="hidden border-r border-line bg-sunken md:block">
            <div className="sticky top-14 flex h-[calc(100dvh-3.5rem)]">
              <Sidebar items={items} foot={foot} collapsed={isCollapsed}>
                <IconButton
                  label={isCollapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
                  aria-expanded={!isCollapsed}
                  onClick={() => onCollapse(!isCollapsed)}
                >
                  {isCollapsed ? (
                    <PanelLeftOpen aria-hidden className="size-4.5" />
                  ) : (
                    <PanelLeftClose aria-hidden className="size-4.5" />
                  )}
                </IconButton>
              </Sidebar>
            </div>
          </div>
        )}
        <main id="content" ref={main} tabIndex={-1} data-focus-after className="min-w-0 flex-1 outline-none">
          <div className={clsx('sticky z-9 h-0', headerInstead === undefined ? 'top-14' : 'top-0')}>
            {banner}
            {notice}
          </div>
          <div
            className={clsx(
              'mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pb-6 sm:px-8 sm:pb-10',
              banner && notice ? 'pt-26' : 'pt-15',
            )}
          >
            {children}
          </div>
        </main>
      </div>
      <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} label="Menu">
        <Sidebar items={items} foot={foot} collapsed={false} onNavigate={() => setDrawerOpen(false)}>
          <Wordmark className="px-2 py-1" />
        </Sidebar>
      </Drawer>
      <Toasts />
    </div>
  );
}

import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { type Area, useShownArea } from '#account/shown-area.ts';
import { useLeaveOnSignOut } from '#account/sign-out.ts';
import { pageBeforeUpgrade, rememberPage } from '#billing/before-upgrade.ts';
import { browserStorage } from '#browser/storage.ts';
import { useRunningSessions } from '#interviews/running-session.ts';
import { AppShell } from '#ui/app-shell.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { SidebarItem } from '#ui/sidebar.tsx';
import { paths } from '#paths.ts';
import { CommunityLink } from './community-link.tsx';
import { useTypingNoted } from './half-typed.ts';
import { LiveBar } from './live-bar.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { useReconnect } from './use-reconnect.ts';
import { useSessionNews } from './use-session-news.ts';

interface DashboardShellProps {
  area: Area;
  user: User;
  items: readonly SidebarItem[];
  foot: SidebarItem;
  notice?: ReactNode;
}

const PLACES = {
  free: {
    home: paths.freeDashboard,
    upgrade: paths.freeUpgrade,
    settings: paths.freeSettings,
  },
  paid: {
    home: paths.dashboard,
    upgrade: paths.upgrade,
    settings: paths.settings,
  },
} as const;

export function DashboardShell({ area, user, items, foot, notice }: DashboardShellProps) {
  const { home, upgrade, settings } = PLACES[area];
  const upgrading = useMatch(upgrade) !== null;
  const { free, paid } = useRunningSessions();
  const live = (area === 'paid' && paid) || free; // a free interview may go on after its user has subscribed
  useShownArea(area);
  useLeaveOnSignOut();
  useReconnect();
  useSessionNews(user.email);
  useTypingNoted();
  usePageRemembered();
  const [isCollapsed, setCollapsed] = useSidebarCollapsed();
  return (
    <AppShell
      homePath={paths.home}
      items={items}
      foot={foot}
      isCollapsed={isCollapsed}
      onCollapse={setCollapsed}
      banner={live && <LiveBar key={live.id} session={live} />}
      notice={notice ?? (user.subscription_state === 'past_due' && <PaymentNotice user={user} />)}
      headerInstead={upgrading ? <BackButton home={home} /> : undefined}
      headerEnd={
        <>
          <CommunityLink area={area} />
          <ProfileMenu user={user} settingsPath={settings} />
        </>
      }
    >
      <Outlet context={user} />
    </AppShell>
  );
}

function useSidebarCollapsed() {
  const KEY = 'sidebarCollapsed';
  const [isCollapsed, setCollapsed] = useState(() => browserStorage.local.getItem(KEY) === 'true');
  const collapse = (collapsed: boolean) => {
    browserStorage.local.setItem(KEY, String(collapsed));
    setCollapsed(collapsed);
  };
  return [isCollapsed, collapse] as const;
}

function usePageRemembered(): void {
  const { pathname } = useLocation();
  useEffect(() => rememberPage(pathname), [pathname]);
}

function BackButton({ home }: { home: string }) {
  const before = pageBeforeUpgrade();
  return (
    <header className="px-3 pt-3 sm:px-5">
      <LinkButton
        to={before?.startsWith(home) ? before : home}
        variant="quiet"
        icon={<ArrowLeft aria-hidden className="size-4.5" />}
      >
        Back
      </LinkButton>
    </header>
  );
}

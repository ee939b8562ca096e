import { ArrowLeft, BookOpenText, FileText, House, Mic, Sparkles, WandSparkles } from 'lucide-react';
import { Outlet, useLoaderData, useMatch } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { useLeaveOnSignOut } from '#account/sign-out.ts';
import { useUserNews } from '#account/user-news.ts';
import { useSessions } from '#interviews/running-session.ts';
import { paths } from '#paths.ts';
import { AppShell } from '#ui/app-shell.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { SidebarItem } from '#ui/sidebar.tsx';
import { CommunityLink } from './community-link.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { LiveBar } from './live-bar.tsx';
import { useReconnect } from './use-reconnect.ts';
import { useSessionNews } from './use-session-news.ts';

const ITEMS: readonly SidebarItem[] = [
  { label: 'Home', icon: House, to: paths.freeDashboard, exact: true },
  { label: 'Interview AI (Free)', icon: Mic, to: paths.freeInterview },
  { label: 'Resume', icon: FileText, to: paths.freeResume },
  { label: 'AI Playground', icon: WandSparkles, note: 'Pro' },
  { label: 'Stories', icon: BookOpenText, note: 'Pro' },
];

const UPGRADE: SidebarItem = { label: 'Upgrade Now', icon: Sparkles, to: paths.freeUpgrade };

/** The free area. Its pages read the user from the outlet's context. */
export function FreeLayout() {
  const user = useLoaderData<User>();
  const upgrading = useMatch(paths.freeUpgrade) !== null;
  useLeaveOnSignOut();
  useReconnect();
  useSessionNews(user.email);
  useUserNews();
  const { running } = useSessions();
  return (
    <AppShell
      homePath={paths.home}
      items={ITEMS}
      foot={UPGRADE}
      banner={running && <LiveBar key={running.session_id} session={running} />}
      headerInstead={upgrading ? <BackButton /> : undefined}
      headerEnd={
        <>
          <CommunityLink />
          <ProfileMenu user={user} settingsPath={paths.freeSettings} />
        </>
      }
    >
      <Outlet context={user} />
    </AppShell>
  );
}

function BackButton() {
  return (
    <header className="px-3 pt-3 sm:px-5">
      <LinkButton
        to={paths.freeDashboard}
        variant="quiet"
        icon={<ArrowLeft aria-hidden className="size-4.5" />}
      >
        Back
      </LinkButton>
    </header>
  );
}

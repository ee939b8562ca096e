import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  BookOpenText,
  FileText,
  History,
  House,
  Library,
  ListChecks,
  Mic,
  SlidersHorizontal,
  Sparkles,
  WandSparkles,
} from 'lucide-react';
import { queryClient } from '#api/query-client.ts';
import { showWindowsAsUsual } from '#browser/eyes.ts';
import { paths, plansFor } from '#paths.ts';
import type { SidebarItem } from '#ui/sidebar.tsx';
import { DashboardShell } from './dashboard-shell.tsx';
import { ProNotice } from './pro-notice.tsx';
import { useAreaUser } from './use-area-user.ts';
import { useMoveToPro } from './use-move-to-pro.ts';

const ITEMS: readonly SidebarItem[] = [
  { label: 'Home', icon: House, to: paths.freeDashboard, exact: true },
  { label: 'Interview AI (Free)', icon: Mic, to: paths.freeInterview },
  { label: 'Resume', icon: FileText, to: paths.freeResume },
  { label: 'AI Playground', icon: WandSparkles, to: plansFor('playground'), isLocked: true, note: 'Pro' },
  { label: 'Stories', icon: BookOpenText, to: plansFor('stories'), isLocked: true, note: 'Pro' },
  { label: 'Prepare', icon: ListChecks, to: paths.freePrepare },
  { label: 'History', icon: History, to: paths.freeHistory },
  { label: 'Knowledge', icon: Library, to: paths.freeKnowledge },
  { label: 'Customization', icon: SlidersHorizontal, to: paths.freeCustomization },
];

const UPGRADE: SidebarItem = { label: 'Upgrade Now', icon: Sparkles, to: paths.freeUpgrade };

export const FreeLayout = () => (
  <QueryClientProvider client={queryClient}>
    <Area />
  </QueryClientProvider>
);

function Area() {
  const user = useAreaUser();
  const { hasPro, move } = useMoveToPro(user);
  useEffect(showWindowsAsUsual, []); // former subscribers have no control for it here
  return (
    <DashboardShell
      area="free"
      user={user}
      items={ITEMS}
      foot={UPGRADE}
      notice={hasPro ? <ProNotice onOpen={move} /> : undefined}
    />
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import {
  BookOpenText,
  BriefcaseBusiness,
  CreditCard,
  FileText,
  History,
  House,
  Library,
  ListChecks,
  Mic,
  SlidersHorizontal,
  WandSparkles,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import type { User } from '@pythia/contracts/accounts.ts';
import { isSubscribed } from '#account/subscription.ts';
import { queryClient } from '#api/query-client.ts';
import { followPeriod } from '#billing/follow-period.ts';
import { usePortal } from '#billing/use-portal.ts';
import { EyesBeside } from '#customization/eyes-beside.tsx';
import { paths } from '#paths.ts';
import type { SidebarItem } from '#ui/sidebar.tsx';
import { DashboardShell } from './dashboard-shell.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { useAreaUser } from './use-area-user.ts';
import { useWelcome } from './welcome.ts';

const ITEMS: readonly SidebarItem[] = [
  { label: 'Home', icon: House, to: paths.dashboard, exact: true },
  { label: 'Interview AI', icon: Mic, to: paths.interview },
  { label: 'AI Playground', icon: WandSparkles, to: paths.playground },
  { label: 'Resume', icon: FileText, to: paths.resume },
  { label: 'Stories', icon: BookOpenText, to: paths.stories },
  { label: 'Prepare', icon: ListChecks, to: paths.prepare },
  { label: 'Jobs', icon: BriefcaseBusiness, to: paths.jobs },
  { label: 'History', icon: History, to: paths.history },
  { label: 'Knowledge', icon: Library, to: paths.knowledge },
  { label: 'Customization', icon: SlidersHorizontal, to: paths.customization },
];

export const PaidLayout = () => (
  <QueryClientProvider client={queryClient}>
    <Area />
    <EyesBeside />
  </QueryClientProvider>
);

function Area() {
  const user = useAreaUser();
  const hasEnded = useHasEnded(user);
  const portal = usePortal(user);
  useWelcome();
  return (
    <DashboardShell
      area="paid"
      user={user}
      items={ITEMS}
      foot={{ label: 'Billing Portal', icon: CreditCard, onPress: portal.open, busy: portal.opening }}
      notice={hasEnded ? <EndedNotice /> : undefined}
    />
  );
}

function useHasEnded(user: User): boolean {
  const [ended, setEnded] = useState(false);
  useEffect(() => followPeriod(user, () => setEnded(true)), [user]);
  return ended && !isSubscribed(user);
}

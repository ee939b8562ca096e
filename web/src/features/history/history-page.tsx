import { lazy, Suspense, useState } from 'react';
import { useLocation, useOutletContext, useSearchParams } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { historyAreaOf } from './history-area.ts';
import { HistoryList } from './list/history-list.tsx';

const SessionView = lazy(async () => ({
  default: (await import('./session/session-view.tsx')).SessionView,
}));

const REVIEW = 'review';

export function HistoryPage() {
  const user = useOutletContext<User>();
  const area = historyAreaOf(useLocation().pathname);
  const [query] = useSearchParams();
  const sessionId = query.get('session');
  const [search, setSearch] = useState(''); // kept while visiting an interview
  return sessionId === null ? (
    <HistoryList user={user} area={area} search={search} onSearch={setSearch} />
  ) : (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <SessionView
        key={sessionId}
        sessionId={sessionId}
        place={query.get('at')}
        view={query.get('view') === REVIEW ? REVIEW : 'log'}
        user={user}
        area={area}
      />
    </Suspense>
  );
}

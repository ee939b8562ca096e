import { useLocation, useOutletContext, useSearchParams } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { historyAreaOf } from './history-area.ts';
import { HistoryList } from './list/history-list.tsx';
import { SessionView } from './session/session-view.tsx';

/** All interviews, or the one that the address names. */
export function HistoryPage() {
  const user = useOutletContext<User>();
  const area = historyAreaOf(useLocation().pathname);
  const [query] = useSearchParams();
  const sessionId = query.get('session');
  return sessionId === null ? (
    <HistoryList user={user} area={area} />
  ) : (
    <SessionView key={sessionId} sessionId={sessionId} user={user} area={area} />
  );
}

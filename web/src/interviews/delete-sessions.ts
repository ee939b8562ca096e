import {
  deleteInterview,
  deleteInterviews,
  type Interview,
  listInterviews,
  restoreInterview,
} from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { forgetCopilotSession, forgetCopilotSessions } from '#account/copilot-sessions.ts';
import { deleteWithUndo } from '#account/delete-with-undo.ts';
import { queryClient } from '#api/query-client.ts';
import { browserStorage } from '#browser/storage.ts';
import { runningIds } from './running-session.ts';
import { nameOf } from './session-words.ts';
import { eachList, LISTS, refreshLists, timelineKey } from './sessions-query.ts';

const offers = new Set<() => void>();

export function deleteSession({ id, ...session }: Interview): void {
  const params = { session_id: id };
  const queryKey = timelineKey(id);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });
  queryClient.removeQueries({ queryKey });
  forgetCopilotSession(browserStorage.local, id);
  const withdraw = deleteWithUndo({
    sentence: `${nameOf(session)} deleted.`,
    queryKey: LISTS,
    without: eachList((sessions) => sessions.filter((known) => known.id !== id)),
    remove: () => authorisedCall(deleteInterview, { params }).finally(readAgain),
    restore: () => authorisedCall(restoreInterview, { params }).finally(readAgain),
    notDeleted: 'This could not be deleted.',
    notRestored: 'It could not be restored. Please try again.',
  });
  offers.add(withdraw);
}

/**
 * Deletes without Undo.
 * @throws ApiError
 */
export async function deleteEndedSessions(): Promise<void> {
  for (const withdraw of offers) withdraw();
  offers.clear();
  await authorisedCall(deleteInterviews, {});
  forgetCopilotSessions(browserStorage.local, ...runningIds());
  void refreshLists();
}

/**
 * `more`: at least so many.
 * @throws ApiError
 */
export async function countEndedSessions(): Promise<{ count: number; more: boolean }> {
  const { sessions, next } = await authorisedCall(listInterviews, { query: { limit: '100' } });
  return { count: sessions.filter(({ running }) => !running).length, more: next !== null };
}

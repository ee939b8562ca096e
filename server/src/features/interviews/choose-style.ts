import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { StyleChoice } from '@pythia/contracts/style.ts';
import type { Id } from '#db/database.ts';
import { found } from '#http/found.ts';
import { type InterviewSession, asStored, chosenIn, type StoredStyle } from './sessions-store.ts';
import type { OpenSessions } from './timeline/open-sessions.ts';

export type ChooseStyle = (userId: Id, choice?: StyleChoice) => Promise<StoredStyle>;

/** Style of a session that continues another: the same of the four, as it is now. */
export async function styleAfter(
  choose: ChooseStyle,
  { user_id, kind, style }: Pick<InterviewSession, 'user_id' | 'kind' | 'style'>,
): Promise<string | null> {
  return asStored(await (kind !== 'paid' ? choose(user_id) : choose(user_id, chosenIn({ style }).choice)));
}

export async function tellStyle(
  sessions: OpenSessions,
  row: Pick<InterviewSession, 'id' | 'user_id'>,
): Promise<Extract<AppendedEvent, { kind: 'style' }>> {
  const { session, release } = found(await sessions.open({ userId: row.user_id, sessionId: row.id }));
  try {
    return session.tellStyle();
  } finally {
    release();
  }
}

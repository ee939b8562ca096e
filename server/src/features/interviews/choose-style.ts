import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { StyleChoice } from '@pythia/contracts/style.ts';
import type { Id } from '#db/database.ts';
import { found } from '#http/found.ts';
import { type InterviewSession, asStored, chosenIn, type StoredStyle } from './sessions-store.ts';
import type { OpenSessions } from './timeline/open-sessions.ts';

/** One of a user's styles as it is now; unless said, the one with which sessions start. */
export type ChooseStyle = (userId: Id, choice?: StyleChoice) => Promise<StoredStyle>;

/** What a session that goes on with another one begins with: the same of the four, as its user has it now. */
export async function styleAfter(
  choose: ChooseStyle,
  { user_id, kind, style }: Pick<InterviewSession, 'user_id' | 'kind' | 'style'>,
): Promise<string | null> {
  return asStored(await (kind !== 'paid' ? choose(user_id) : choose(user_id, chosenIn({ style }).choice)));
}

/** Tells a session's timeline, and all who follow it, of the style in which it is answered from now on. */
export async function tellStyle(
  sessions: OpenSessions,
  row: Pick<InterviewSession, 'id' | 'user_id'>,
): Promise<Extract<AppendedEvent, { kind: 'style' }>> {
  const { session, release } = found(await sessions.open({ userId: row.user_id, sessionId: row.id }));
  try {
    return session.tellStyle(); // as it was read now: another switch may have come first
  } finally {
    release();
  }
}

import type { SecondScreenState } from '@pythia/contracts/second-screen.ts';
import type { Database, Id, Instant } from '#db/database.ts';
import { findRunning, findScreen } from './second-screens-store.ts';

const NONE: SecondScreenState = { state: 'none', opened_at: null };

export async function standingOf(
  db: Database,
  { now, ...session }: { userId: Id; sessionId: Id; now: Instant },
): Promise<SecondScreenState> {
  const screen = await findScreen(db, session);
  if (!screen || screen.ended_at !== null || !(await findRunning(db, screen, now))) return NONE;
  if (screen.opened_at !== null) {
    return { state: 'open', opened_at: new Date(screen.opened_at).toISOString() };
  }
  return screen.link_expires_at > now ? { state: 'waiting', opened_at: null } : NONE;
}

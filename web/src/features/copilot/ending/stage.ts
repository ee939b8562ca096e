import type { CopilotSession } from '../machine/copilot-session.ts';

/** Seconds before the end at which a notice appears: first quietly, then again. */
const NOTICES = [30, 120] as const;
type Notice = (typeof NOTICES)[number];

/**
 * `quiet`: nothing; `near`: time left, and the way on; `armed`: another session begins at the end;
 * `starting`: it is being begun; `moved`: it has begun; `over`: no other is begun.
 */
export type EndingStage =
  | { readonly name: 'quiet' | 'armed' | 'starting' | 'over' }
  | { readonly name: 'near'; readonly notice: Notice }
  | { readonly name: 'moved'; readonly previousUrl: string };

type Ending = Pick<CopilotSession, 'secondsLeft' | 'phase' | 'previousUrl'>;

/** @param dismissed notice, or address of the session that the window left */
export function stageOf(session: Ending, dismissed: Notice | string | null): EndingStage {
  const { phase, previousUrl } = session;
  if (phase.name === 'following') return { name: 'starting' };
  if (phase.name === 'over') return { name: 'over' };
  if (phase.name !== 'listening') return { name: 'quiet' };
  if (phase.armed) return { name: 'armed' };
  const notice = noticeOf(session);
  if (notice !== null && notice !== dismissed) return { name: 'near', notice };
  if (previousUrl !== null && previousUrl !== dismissed) return { name: 'moved', previousUrl };
  return { name: 'quiet' };
}

export const noticeOf = ({ secondsLeft }: Pick<Ending, 'secondsLeft'>): Notice | null =>
  secondsLeft === null ? null : (NOTICES.find((from) => secondsLeft <= from) ?? null);

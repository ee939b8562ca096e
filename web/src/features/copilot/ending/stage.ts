import type { CopilotSession } from '../copilot-session.ts';

/** Seconds before the end from which a notice stands: quietly, and once more. */
const NOTICES = [30, 120] as const;
type Notice = (typeof NOTICES)[number];

/**
 * What the window says about its end: `quiet` nothing · `near` how much is left, and the way on · `armed` a new
 * session begins at the end · `starting` it is being begun · `moved` it has begun · `over` the session is, and
 * no other is begun.
 */
export type Stage =
  | { readonly name: 'quiet' | 'armed' | 'starting' | 'over' }
  | { readonly name: 'near'; readonly notice: Notice }
  | { readonly name: 'moved'; readonly previousUrl: string };

type Ending = Pick<CopilotSession, 'secondsLeft' | 'expired' | 'continuation' | 'previousUrl'>;

/** @param dismissed what the reader has put away: a notice, or that the window has moved */
export function stageOf(session: Ending, dismissed: Notice | string | null): Stage {
  const { expired, continuation, previousUrl } = session;
  if (continuation.state === 'starting') return { name: 'starting' };
  if (expired) return { name: 'over' };
  if (continuation.state === 'armed') return { name: 'armed' };
  const notice = noticeOf(session);
  if (notice !== null && notice !== dismissed) return { name: 'near', notice };
  if (previousUrl !== null && previousUrl !== dismissed) return { name: 'moved', previousUrl };
  return { name: 'quiet' };
}

export const noticeOf = ({ secondsLeft }: Pick<Ending, 'secondsLeft'>): Notice | null =>
  secondsLeft === null ? null : (NOTICES.find((from) => secondsLeft <= from) ?? null);

/** Whether the window is one for reading. */
export const isOver = ({ expired, continuation }: Pick<Ending, 'expired' | 'continuation'>): boolean =>
  expired && continuation.state !== 'starting';

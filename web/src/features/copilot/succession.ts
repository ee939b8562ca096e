import { REPLAY } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { sentenceFor } from '#api/api-error.ts';
import type { CopilotSession } from './copilot-session.ts';
import type { Continuation, NextSession } from './next-session.ts';
import { untilServerIsThere } from './until-server-is-there.ts';

/** The session that follows, and where the window of the one before is found. */
export type FollowingSession = NextSession & { previousUrl: string };

interface SuccessionParts {
  session: () => Pick<CopilotSession, 'continuation' | 'expiry'>;
  now: () => number;
  /** Begins the session that follows. Throws ApiError. */
  startNext: (signal: AbortSignal) => Promise<FollowingSession>;
  /** Aborts when the window goes. */
  signal: () => AbortSignal;
  onChange: (continuation: Continuation) => void;
  onBegun: (next: FollowingSession) => void;
  onFailed: () => void;
}

/** A socket closed so shortly before the session's end was closed because of it. */
const END_TOLERANCE_MS = 3_000;
/** How long the session that follows is waited for when the server is away: nothing said meanwhile is lost. */
const NEXT_WITHIN_MS = REPLAY.keptSeconds * 1_000;

/** Whether a session is followed by another in its window, and the beginning of that one. */
export class Succession {
  readonly #parts: SuccessionParts;
  /** Settled when the session that follows has begun, or could not; null while none is being begun. */
  beginning: Promise<void> | null = null;

  constructor(parts: SuccessionParts) {
    this.#parts = parts;
  }

  /** @returns whether another session follows, or is being begun; one that was ended before its time is not followed */
  follows(): boolean {
    const { continuation, expiry } = this.#parts.session();
    if (continuation.state === 'starting') return true;
    if (continuation.state !== 'armed') return false;
    const isItsTime = this.#parts.now() > expiry - END_TOLERANCE_MS;
    if (isItsTime) this.begin();
    else this.#parts.onChange({ state: 'none' });
    return isItsTime;
  }

  begin(): void {
    this.beginning = this.#begin(this.#parts.signal()).finally(() => (this.beginning = null));
  }

  async #begin(signal: AbortSignal): Promise<void> {
    const { now, startNext, onChange, onBegun, onFailed } = this.#parts;
    onChange({ state: 'starting' });
    try {
      const next = await untilServerIsThere(() => startNext(signal), { forMs: NEXT_WITHIN_MS, now, signal });
      if (!signal.aborted) onBegun(next);
    } catch (error) {
      if (signal.aborted) return;
      const why = sentenceFor(error, MESSAGES.failedToCreateSession, MESSAGES.failedToStartSession);
      onChange({ state: 'failed', why });
      onFailed();
    }
  }
}

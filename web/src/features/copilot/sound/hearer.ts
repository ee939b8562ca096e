import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import type { CopilotEvent } from '../machine/copilot-session.ts';

type Heard = Exclude<CaptureEvent, { type: 'level' }>;

/** As long as a word takes; shorter, and nothing worth telling was missed. */
const LEAST_MISSED_MS = 400;

interface HearerParts {
  /** Epoch milliseconds by the server's clock. */
  now: () => number;
  /** Up to when the page before this one was heard; null where there was none, or it heard nothing. */
  heardBefore: number | null;
}

/** Puts what a capture tells into events of the session. */
export class Hearer {
  readonly #now: () => number;
  #heardBefore: number | null;
  /** Of names for what the session's timeline does not hold. */
  #count = 0;

  constructor({ now, heardBefore }: HearerParts) {
    this.#now = now;
    this.#heardBefore = heardBefore;
  }

  /** As it was given, until what was missed since is told. */
  get heardBefore(): number | null {
    return this.#heardBefore;
  }

  /** What an event of the capture means to the session; null where it concerns the sound alone. */
  hear(event: Heard): CopilotEvent | null {
    const now = this.#now();
    switch (event.type) {
      case 'gap':
        return this.#missed(now, event.seconds);
      case 'connection':
        return event.state === 'reconnecting' ? { type: 'interrupted' } : null;
      case 'session-over':
        return { type: 'session-over', now };
      case 'ended':
        return event.reason === 'authentication-failed' ? { type: 'refused' } : null;
      case 'went-on':
        this.#heardBefore = null;
        return null;
      case 'audio':
        return event.state === 'running' ? this.#missedInReload(now) : null;
      case 'transcript': // the feed tells what is said
      case 'interim':
      case 'share-ended':
      case 'kept':
      case 'status':
      case 'detail':
        return null;
    }
  }

  /** What was said while this window was reloaded; told once. */
  #missedInReload(now: number): CopilotEvent | null {
    const missedMs = now - (this.#heardBefore ?? now);
    this.#heardBefore = null;
    return missedMs < LEAST_MISSED_MS ? null : this.#missed(now, missedMs / 1_000);
  }

  #missed(at: number, lostSeconds: number): CopilotEvent {
    return { type: 'missed', gap: { id: this.#ownId(at), at, lostSeconds } };
  }

  #ownId(now: number): string {
    return `own-${now}-${this.#count++}`;
  }
}

import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import type { CopilotEvent } from '../machine/copilot-session.ts';

type Heard = Exclude<CaptureEvent, { type: 'level' }>;

/** Milliseconds that a word takes; a shorter gap missed nothing. */
const LEAST_MISSED_MS = 400;

interface HearerParts {
  now: () => number;
  /** Epoch milliseconds up to which the page before a reload was heard; null: it was not. */
  heardBefore: number | null;
}

export class Hearer {
  readonly #now: () => number;
  #heardBefore: number | null;
  /** Number in the ids of gaps, which have no event id. */
  #count = 0;

  constructor({ now, heardBefore }: HearerParts) {
    this.#now = now;
    this.#heardBefore = heardBefore;
  }

  get heardBefore(): number | null {
    return this.#heardBefore;
  }

  /** Event of the session; null: it concerns the sound alone. */
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

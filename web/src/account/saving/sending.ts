import { onSignOut } from '../sign-out.ts';

interface SendingParts<Reply> {
  pauseMs: number;
  hasUnsent: () => boolean;
  send: (how: { keepalive: boolean }) => Promise<Reply>;
  /** @param isNewest nothing has changed since */
  onSent: (reply: Reply, isNewest: boolean) => void;
  /** @returns milliseconds until a retry; undefined: none */
  onFailure: (error: unknown) => number | undefined;
  /** Requests may overlap: leaving the page must not wait for one. */
  overtakes?: boolean;
}

/**
 * Sends one change at a time, so that the last arrives last. Leaving the page sends at once, signing out
 * drops.
 */
export class SaveAttempts<Reply> {
  readonly #parts: SendingParts<Reply>;
  #changes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: object | null = null;
  #waiting: { change: number; tell: (isSaved: boolean) => void }[] = [];

  constructor(parts: SendingParts<Reply>) {
    this.#parts = parts;
    onSignOut(() => this.drop());
    if (typeof window === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      // a hidden page may not come back
      if (document.visibilityState === 'hidden') this.sendNow({ isLeaving: true });
    });
    window.addEventListener('pagehide', () => this.sendNow({ isLeaving: true }));
    window.addEventListener('online', () => this.sendNow());
  }

  get newest(): number {
    return this.#changes;
  }

  changed(afterMs = this.#parts.pauseMs): Promise<boolean> {
    const change = this.hold();
    this.#timer = setTimeout(() => this.sendNow(), afterMs);
    return new Promise((tell) => this.#waiting.push({ change, tell }));
  }

  hold(): number {
    this.#stopTimer();
    return (this.#changes += 1);
  }

  sendNow({ isLeaving = false } = {}): void {
    this.#stopTimer();
    const { hasUnsent, overtakes = false } = this.#parts;
    const mayBegin = this.#underWay === null || (isLeaving && overtakes);
    if (mayBegin && hasUnsent()) void this.#send(isLeaving);
  }

  drop(): void {
    this.hold();
    this.#underWay = null;
    this.#tell(this.#changes, false);
  }

  async #send(isLeaving: boolean): Promise<void> {
    const mine = {};
    const sent = this.#changes;
    this.#underWay = mine;
    const end = await this.#parts.send({ keepalive: isLeaving }).then(
      (reply) => () => this.#onSent(reply, sent),
      (error: unknown) => () => this.#onFailure(error),
    );
    if (this.#underWay !== mine) return;
    this.#underWay = null;
    end();
  }

  #onSent(reply: Reply, sent: number): void {
    this.#parts.onSent(reply, sent === this.#changes);
    this.#tell(sent, true);
    if (this.#timer === undefined) this.sendNow();
  }

  #onFailure(error: unknown): void {
    const againMs = this.#parts.onFailure(error);
    if (againMs === undefined) this.drop();
    else this.#timer ??= setTimeout(() => this.sendNow(), againMs);
  }

  #tell(upTo: number, isSaved: boolean): void {
    const told = this.#waiting.filter(({ change }) => change <= upTo);
    this.#waiting = this.#waiting.filter(({ change }) => change > upTo);
    for (const { tell } of told) tell(isSaved);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

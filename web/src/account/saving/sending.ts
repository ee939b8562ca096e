import { onSignOut } from '../sign-out.ts';

interface SendingParts<Reply> {
  /** Default pause in milliseconds. */
  pauseMs: number;
  hasUnsent: () => boolean;
  /** @throws to `onFailure` */
  send: (how: { keepalive: boolean }) => Promise<Reply>;
  /** @param isNewest nothing has changed since */
  onSent: (reply: Reply, isNewest: boolean) => void;
  /** @returns milliseconds until a retry; undefined: none */
  onFailure: (error: unknown) => number | undefined;
  /** Unversioned: a page being left does not wait for a request under way. */
  overtakes?: boolean;
}

/**
 * Sends changes after a pause, one request at a time, so that the last arrives last. Leaving the page sends;
 * signing out drops.
 */
export class SaveAttempts<Reply> {
  readonly #parts: SendingParts<Reply>;
  /** Counter. */
  #changes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Null: nothing of use under way. */
  #underWay: object | null = null;
  #waiting: { change: number; tell: (isSaved: boolean) => void }[] = [];

  constructor(parts: SendingParts<Reply>) {
    this.#parts = parts;
    onSignOut(() => this.drop());
    if (typeof window === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.sendNow({ isLeaving: true }); // a hidden page may not come back
    });
    window.addEventListener('pagehide', () => this.sendNow({ isLeaving: true }));
    window.addEventListener('online', () => this.sendNow());
  }

  /** Number of the last change: older replies are outdated. */
  get newest(): number {
    return this.#changes;
  }

  /** @returns whether the server took it */
  changed(afterMs = this.#parts.pauseMs): Promise<boolean> {
    const change = this.hold();
    this.#timer = setTimeout(() => this.sendNow(), afterMs);
    return new Promise((tell) => this.#waiting.push({ change, tell }));
  }

  /**
   * A change not to be sent yet.
   * @returns its number
   */
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

  /** Ignores results under way, too. */
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
    if (this.#underWay !== mine) return; // dropped or overtaken
    this.#underWay = null;
    end();
  }

  #onSent(reply: Reply, sent: number): void {
    this.#parts.onSent(reply, sent === this.#changes);
    this.#tell(sent, true);
    if (this.#timer === undefined) this.sendNow(); // changed meanwhile
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

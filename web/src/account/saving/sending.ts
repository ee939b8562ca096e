import { onSignOut } from '../sign-out.ts';

interface SendingParts<Reply> {
  /** Milliseconds between a change and its sending, unless somebody is to wait for another time. */
  pauseMs: number;
  /** Whether the server lacks something. */
  hasUnsent: () => boolean;
  /** Sends all of it. @throws to `onFailure` */
  send: (how: { keepalive: boolean }) => Promise<Reply>;
  /** @param isNewest whether the server has all that is shown here now */
  onSent: (reply: Reply, isNewest: boolean) => void;
  /** @returns milliseconds until it is tried again; undefined: never */
  onFailure: (error: unknown) => number | undefined;
  /** What is sent has no version: a page that is left does not wait for what is on its way. */
  overtakes?: boolean;
}

/**
 * Sends what is changed here, after a pause and one after the other, so that the last change is the last to arrive:
 * what changes meanwhile follows as one. A page that is left sends what waits, and signing out lets go of it.
 */
export class SaveAttempts<Reply> {
  readonly #parts: SendingParts<Reply>;
  /** Grows with each change. */
  #changes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is on its way; null: nothing that is still of use. */
  #underWay: object | null = null;
  #waiting: { change: number; tell: (isSaved: boolean) => void }[] = [];

  constructor(parts: SendingParts<Reply>) {
    this.#parts = parts;
    onSignOut(() => this.drop());
    if (typeof window === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.sendNow({ isLeaving: true }); // it may not come back
    });
    window.addEventListener('pagehide', () => this.sendNow({ isLeaving: true }));
    window.addEventListener('online', () => this.sendNow());
  }

  /** Which change was the last one: an answer of the server that was asked for before it is out of date. */
  get newest(): number {
    return this.#changes;
  }

  /** Something was changed. @returns whether the server has taken it */
  changed(afterMs = this.#parts.pauseMs): Promise<boolean> {
    const change = this.hold();
    this.#timer = setTimeout(() => this.sendNow(), afterMs);
    return new Promise((tell) => this.#waiting.push({ change, tell }));
  }

  /** Something was changed that is not to be sent yet. @returns which change it is */
  hold(): number {
    this.#stopTimer();
    return (this.#changes += 1);
  }

  /** Sends what waits for a pause, or for another try. */
  sendNow({ isLeaving = false } = {}): void {
    this.#stopTimer();
    const { hasUnsent, overtakes = false } = this.#parts;
    const mayBegin = this.#underWay === null || (isLeaving && overtakes);
    if (mayBegin && hasUnsent()) void this.#send(isLeaving);
  }

  /** Lets go of what waits, and of what becomes of it on its way. */
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
    if (this.#underWay !== mine) return; // it was dropped, or overtaken
    this.#underWay = null;
    end();
  }

  #onSent(reply: Reply, sent: number): void {
    this.#parts.onSent(reply, sent === this.#changes);
    this.#tell(sent, true);
    if (this.#timer === undefined) this.sendNow(); // what was changed meanwhile
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

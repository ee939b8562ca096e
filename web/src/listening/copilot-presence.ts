import { createStore } from 'zustand/vanilla';
import { openChannel, tell } from '#browser/channel.ts';
import { randomId } from '#browser/id.ts';

type Message =
  | { type: 'roll-call' }
  | { type: 'here'; window: string; session: string }
  | { type: 'gone'; window: string }
  | { type: 'over'; session: string }
  | { type: 'started' }
  | { type: 'words'; session: string };

/**
 * `over`: session that ended; `words`: session with new words; none: one started, or a window came or went.
 */
export type News = { over?: string; words?: string };

type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

interface Announcement {
  session: string;
  onRollCall: () => void;
  onOver: () => void;
}

/** A window silent until the next roll call counts as closed. */
const ROLL_CALL_EVERY_MS = 5_000;

export class CopilotPresence {
  /** Sessions whose window is open, without this window's. */
  readonly open = createStore<ReadonlySet<string>>(() => new Set());
  readonly #channel: Channel | undefined;
  readonly #windows = new Map<string, { session: string; hasAnswered: boolean }>();
  readonly #announced = new Map<string, Announcement>();
  readonly #listeners = new Set<(news: News) => void>();

  constructor(channel: Channel | undefined) {
    this.#channel = channel;
    if (channel) channel.onmessage = ({ data }: MessageEvent<Message>) => this.#receive(data);
  }

  /**
   * Says at every roll call that this window shows a session.
   * @returns withdraws it
   */
  announce(announcement: Announcement): () => void {
    const window = randomId();
    this.#announced.set(window, announcement);
    this.#answer(window, announcement);
    return () => {
      if (this.#announced.delete(window)) this.#tell({ type: 'gone', window });
    };
  }

  /**
   * Notices windows that crashed, too.
   * @returns stops
   */
  watch(everyMs = ROLL_CALL_EVERY_MS): () => void {
    this.#callRoll();
    const timer = setInterval(() => this.#callRoll(), everyMs);
    return () => clearInterval(timer);
  }

  tellOver(session: string): void {
    this.#tell({ type: 'over', session });
  }

  tellStarted(): void {
    this.#tell({ type: 'started' });
  }

  tellWords(session: string): void {
    this.#tell({ type: 'words', session });
  }

  /** @returns stops listening */
  onNews(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #receive(message: Message): void {
    switch (message.type) {
      case 'roll-call':
        for (const [window, announcement] of this.#announced) this.#answer(window, announcement);
        return;
      case 'here':
        this.#windows.set(message.window, { session: message.session, hasAnswered: true });
        return this.#update();
      case 'gone':
        this.#windows.delete(message.window);
        return this.#update();
      case 'over':
        for (const { session, onOver } of this.#announced.values()) if (session === message.session) onOver();
        return this.#notify({ over: message.session });
      case 'words':
        return this.#notify({ words: message.session });
      case 'started':
        return this.#notify({});
    }
  }

  #answer(window: string, { session, onRollCall }: Announcement): void {
    onRollCall();
    this.#tell({ type: 'here', window, session });
  }

  #callRoll(): void {
    for (const [window, known] of this.#windows) {
      if (known.hasAnswered) known.hasAnswered = false;
      else this.#windows.delete(window);
    }
    this.#update();
    this.#tell({ type: 'roll-call' });
  }

  #update(): void {
    const sessions = new Set([...this.#windows.values()].map(({ session }) => session));
    const known = this.open.getState();
    if (sessions.size === known.size && [...sessions].every((session) => known.has(session))) return;
    this.open.setState(sessions, true);
    this.#notify({});
  }

  #notify(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }

  #tell(message: Message): void {
    tell(this.#channel, message);
  }
}

export const copilots = new CopilotPresence(openChannel('copilots'));

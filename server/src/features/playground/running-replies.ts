import type { Id } from '#db/database.ts';

/** How long a reply goes on without a reader: a page that is reloaded finds it whole, or more of it. */
const WITHOUT_READER_MS = 60_000;

interface RunningReply {
  userId: Id;
  conversationId: Id;
  stop: AbortController;
  left?: NodeJS.Timeout;
  over: PromiseWithResolvers<void>;
}

/** The replies that this process writes and that may outlive their readers: of each user one at a time. */
export class RunningReplies {
  readonly #running = new Set<RunningReply>();

  begin(whose: Pick<RunningReply, 'userId' | 'conversationId'>) {
    const reply: RunningReply = { ...whose, stop: new AbortController(), over: Promise.withResolvers() };
    this.#running.add(reply);
    return {
      signal: reply.stop.signal,
      stop: () => reply.stop.abort(),
      onLeft: () => this.#leave(reply),
      onOver: () => {
        clearTimeout(reply.left);
        this.#running.delete(reply);
        reply.over.resolve();
      },
    };
  }

  /** @returns whether this process was writing one there */
  stopIn(whose: Pick<RunningReply, 'userId' | 'conversationId'>): boolean {
    const there = [...this.#running].filter(
      ({ userId, conversationId }) => userId === whose.userId && conversationId === whose.conversationId,
    );
    for (const { stop } of there) stop.abort();
    return there.length > 0;
  }

  /** Resolves when all are written. */
  async stopAll(): Promise<void> {
    const running = [...this.#running];
    for (const { stop } of running) stop.abort();
    await Promise.all(running.map(({ over }) => over.promise));
  }

  #leave(reply: RunningReply): void {
    for (const other of this.#running)
      if (other !== reply && other.userId === reply.userId && other.left) other.stop.abort();
    reply.left = setTimeout(() => reply.stop.abort(), WITHOUT_READER_MS).unref();
  }
}

import type { AnswerEvent } from '#asking/answerer.ts';

/** Keeps an answerer's events, so that they can be read from the first at any time. */
export class ReplayedEvents {
  readonly #events: AnswerEvent[] = [];
  #end: { failure?: unknown } | undefined;
  #more = Promise.withResolvers<void>();

  constructor(events: AsyncIterable<AnswerEvent>, onFailure: () => void) {
    void this.#take(events, onFailure);
  }

  /**
   * Replays all events so far, then goes on.
   * @throws what the answerer throws
   */
  async *read(): AsyncGenerator<AnswerEvent> {
    for (let place = 0; ; place += 1) {
      while (place >= this.#events.length) {
        if (this.#end && 'failure' in this.#end) throw this.#end.failure;
        if (this.#end) return;
        await this.#more.promise;
      }
      yield this.#events[place]!;
    }
  }

  async #take(events: AsyncIterable<AnswerEvent>, onFailure: () => void): Promise<void> {
    try {
      for await (const event of events) {
        this.#events.push(event);
        this.#wake();
      }
      this.#end = {};
    } catch (failure) {
      this.#end = { failure };
      onFailure();
    }
    this.#wake();
  }

  #wake(): void {
    const { resolve } = this.#more;
    this.#more = Promise.withResolvers();
    resolve();
  }
}

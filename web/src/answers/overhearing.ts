import type { FeedMessage } from '@pythia/contracts/feed.ts';
import { type Exchange, overhear } from './exchange.ts';

/** Parts of an answer as the feed tells them. */
export type Overheard = Extract<FeedMessage, { answering: unknown }>['answering'];

/** Reads answers that another window asked for, while they are given. */
export class Overhearing {
  /** The timeline's ids of exchanges whose answers are read from their beginning. */
  readonly #begun = new Set<string>();

  /** Takes the next parts of an answer; of one whose beginning was missed none. */
  take(exchanges: readonly Exchange[], { exchange_id: id, begins, parts }: Overheard): readonly Exchange[] {
    if (!exchanges.some(({ eventId }) => eventId === id)) return exchanges;
    if (begins) this.#begun.add(id);
    if (!this.#begun.has(id)) return exchanges;
    return exchanges.map((one) => (one.eventId === id ? overhear(one, parts, begins) : one));
  }

  /** To be called with what is known: a whole answer is heard no more. */
  settle(exchanges: readonly Exchange[]): void {
    for (const { eventId, status } of exchanges)
      if (eventId !== null && status !== 'elsewhere') this.#begun.delete(eventId);
  }

  /** To be called when parts may have been missed. */
  forget(): void {
    this.#begun.clear();
  }
}

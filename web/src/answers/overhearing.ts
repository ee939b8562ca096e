import type { FeedMessage } from '@pythia/contracts/feed.ts';
import { type Exchange, overhear } from './exchange.ts';

export type Overheard = Extract<FeedMessage, { answering: unknown }>['answering'];

export class Overhearing {
  /** Event ids of exchanges read from their beginning. */
  readonly #begun = new Set<string>();

  take(exchanges: readonly Exchange[], { exchange_id: id, begins, parts }: Overheard): readonly Exchange[] {
    if (!exchanges.some(({ eventId }) => eventId === id)) return exchanges;
    if (begins) this.#begun.add(id);
    if (!this.#begun.has(id)) return exchanges;
    return exchanges.map((one) => (one.eventId === id ? overhear(one, parts, begins) : one));
  }

  settle(exchanges: readonly Exchange[]): void {
    for (const { eventId, status } of exchanges)
      if (eventId !== null && status !== 'elsewhere') this.#begun.delete(eventId);
  }

  /** Call it when parts may have been missed. */
  forget(): void {
    this.#begun.clear();
  }
}

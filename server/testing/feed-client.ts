import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { MessageClient } from './message-client.ts';

/** A client of a session's feed. */
export class FeedClient extends MessageClient<FeedMessage> {
  /** All events, those of the past and those that came since, as they came. */
  events(): AppendedEvent[] {
    return this.messages.flatMap((message) => {
      if ('events' in message) return message.events;
      return 'event' in message ? [message.event] : [];
    });
  }

  /** Up to which place it has everything; undefined until the past was told. */
  get upTo(): number | undefined {
    return this.said('up_to').at(-1);
  }

  /** Resolves when the past was told, with what is being said behind it. */
  async begun(): Promise<this> {
    await this.until(() => this.said('interim').length > 0);
    return this;
  }
}

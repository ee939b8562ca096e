import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { MessageClient } from './message-client.ts';

export class FeedClient extends MessageClient<FeedMessage> {
  /** Past and new, as told. */
  events(): AppendedEvent[] {
    return this.messages.flatMap((message) => {
      if ('events' in message) return message.events;
      return 'event' in message ? [message.event] : [];
    });
  }

  /** Undefined until the past was told. */
  get upTo(): number | undefined {
    return this.said('up_to').at(-1);
  }

  /** Past told, and the present interim. */
  async begun(): Promise<this> {
    await this.until(() => this.said('interim').length > 0);
    return this;
  }
}

import { SpeechError } from '../speech-recogniser.ts';
import type { DecoderHost } from '../streaming/decoder-host/decoder-host.ts';

export interface DecoderPlace {
  decoder: DecoderHost;
  /** Ends the decoder; resolves when it is gone. */
  release(): Promise<void>;
}

interface Taken {
  userId: string;
  decoder: DecoderHost;
  giveWay: (refusal: SpeechError) => void;
}

/** The decoders that this machine can run at a time. When all are taken, the second of a user gives way to another's first. */
export class DecoderPlaces {
  readonly #most: number;
  /** The one that was taken last comes last. */
  readonly #taken = new Set<Taken>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * @param giveWay hears that the place is needed for somebody who has none
   * @throws SpeechError `capacity`
   */
  take(userId: string, start: () => DecoderHost, giveWay: Taken['giveWay']): DecoderPlace {
    if (this.#taken.size >= this.#most) this.#makeRoomFor(userId);
    const decoder = start();
    const place = { userId, decoder, giveWay };
    this.#taken.add(place);
    const release = async (): Promise<void> => {
      await decoder.shutDown();
      this.#taken.delete(place);
    };
    return { decoder, release };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#taken].map(({ decoder }) => decoder.shutDown()));
  }

  #makeRoomFor(newcomer: string): void {
    const byUser = Map.groupBy(this.#taken, ({ userId }) => userId);
    const second = [...this.#taken].findLast(({ userId }) => byUser.get(userId)!.length > 1);
    const refusal = new SpeechError('capacity', `PocketSphinx is already used by ${this.#most} streams.`, {
      retryable: true,
    });
    if (!second || byUser.has(newcomer)) throw refusal;
    this.#taken.delete(second);
    second.giveWay(refusal);
  }
}

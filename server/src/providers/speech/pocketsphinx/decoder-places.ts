import { SpeechError } from '../speech-recogniser.ts';
import { startDecoder, type DecoderProcess } from './decoder-process.ts';
import type { PocketSphinxInstallation } from './find-pocketsphinx.ts';

export interface DecoderPlace {
  decoder: DecoderProcess;
  /** Ends the decoder; resolves when it is gone. */
  release(): Promise<void>;
}

interface Taken {
  userId: string;
  decoder: DecoderProcess;
  giveWay: (refusal: SpeechError) => void;
}

/** The decoders that this machine can run at a time. When all are taken, the second of a user gives way to another's first. */
export class DecoderPlaces {
  readonly #installation: PocketSphinxInstallation;
  readonly #most: number;
  /** The one that was taken last comes last. */
  readonly #taken = new Set<Taken>();

  constructor(installation: PocketSphinxInstallation, most: number) {
    this.#installation = installation;
    this.#most = most;
  }

  /**
   * @param giveWay hears that the place is needed for somebody who has none
   * @throws SpeechError `capacity`
   */
  take(userId: string, giveWay: Taken['giveWay']): DecoderPlace {
    if (this.#taken.size >= this.#most) this.#makeRoomFor(userId);
    const decoder = startDecoder(this.#installation);
    const place = { userId, decoder, giveWay };
    this.#taken.add(place);
    const release = async (): Promise<void> => {
      await decoder.kill();
      this.#taken.delete(place);
    };
    return { decoder, release };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#taken].map(({ decoder }) => decoder.kill()));
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

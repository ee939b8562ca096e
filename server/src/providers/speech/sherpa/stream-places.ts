import { SpeechError } from '../speech-recogniser.ts';

interface Place {
  userId: string;
  giveWay: (refusal: SpeechError) => void;
}

/**
 * Admits as many streams as the machine can decode. When full, a user's second stream yields to another
 * user's first.
 */
export class StreamPlaces {
  readonly #taken = new Set<Place>();

  get size(): number {
    return this.#taken.size;
  }

  /**
   * @param most current limit
   * @param giveWay called when the place is needed for a user without one
   * @returns frees the place
   * @throws SpeechError `capacity`
   */
  take(userId: string, most: number, giveWay: Place['giveWay']): () => void {
    if (this.#taken.size >= most) this.#makeRoomFor(userId, most);
    const place = { userId, giveWay };
    this.#taken.add(place);
    return () => void this.#taken.delete(place);
  }

  #makeRoomFor(newcomer: string, most: number): void {
    const byUser = Map.groupBy(this.#taken, ({ userId }) => userId);
    const second = [...this.#taken].findLast(({ userId }) => byUser.get(userId)!.length > 1);
    const refusal = new SpeechError('capacity', `This machine recognises ${most} streams at once.`, {
      retryable: true,
    });
    if (!second || byUser.has(newcomer)) throw refusal;
    this.#taken.delete(second);
    second.giveWay(refusal);
  }
}

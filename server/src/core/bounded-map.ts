/** A map that forgets its oldest entry when one more than `most` is set. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  /** An entry that is set again is the newest. */
  override set(key: K, value: V): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#most) this.delete(oldest as K);
    return this;
  }
}

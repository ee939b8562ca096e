import { BoundedMap } from '#core/bounded-map.ts';

/** What was opened in the thread, by its handle: the most recently used, and nothing that nobody has asked for in a while. */
export class Opened<Value> {
  readonly #entries: BoundedMap<string, { value: Value; usedAt: number }>;
  readonly #forMs: number;
  readonly #now: () => number;

  /** @param now in milliseconds that only grow */
  constructor({ most, forMs, now }: { most: number; forMs: number; now: () => number }) {
    this.#entries = new BoundedMap(most);
    this.#forMs = forMs;
    this.#now = now;
  }

  get size(): number {
    return this.#entries.size;
  }

  set(handle: string, value: Value): void {
    this.#entries.set(handle, { value, usedAt: this.#now() });
    this.forgetUnused();
  }

  delete(handle: string): void {
    this.#entries.delete(handle);
  }

  get(handle: string): Value | undefined {
    this.forgetUnused();
    const value = this.#entries.get(handle)?.value;
    if (value !== undefined) this.set(handle, value);
    return value;
  }

  /** To be called at intervals as well: nobody may ask for anything. */
  forgetUnused(): void {
    const since = this.#now() - this.#forMs;
    for (const [handle, { usedAt }] of this.#entries) {
      if (usedAt >= since) return; // the others were used after it
      this.#entries.delete(handle);
    }
  }
}

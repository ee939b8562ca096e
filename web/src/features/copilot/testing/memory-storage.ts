/** A browser's storage that remembers which keys were written. */
export class MemoryStorage implements Storage {
  readonly writes: string[] = [];
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }
  key(place: number): string | null {
    return [...this.#items.keys()][place] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.writes.push(key);
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
}

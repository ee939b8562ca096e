export const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export type Table<Value> = Readonly<Partial<Record<string, Value>>>;

/** A table without inherited keys: `constructor` finds nothing. */
export const tableOf = <Value>(entries: Record<string, Value>): Table<Value> =>
  Object.assign(Object.create(null) as Record<string, Value>, entries);

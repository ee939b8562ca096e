/** Words that stand in a row, as a set. */
export const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export type Table<Value> = Readonly<Partial<Record<string, Value>>>;

/** What words stand for; a word such as `constructor` finds nothing that it does not hold. */
export const tableOf = <Value>(entries: Record<string, Value>): Table<Value> =>
  Object.assign(Object.create(null) as Record<string, Value>, entries);

import { setImmediate as othersRun } from 'node:timers/promises';

const ROWS = 50;

/**
 * The rows of a long list, some at a time, between which others are served.
 * @param read reads up to `limit` rows that follow `last`, the first ones without it
 */
export async function* inPages<Key, Row extends Key>(
  read: (last: Key | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Key | undefined;
  for (;;) {
    const rows = await read(last, ROWS);
    yield rows;
    await othersRun(); // SQLite answers without ever letting go
    if (rows.length < ROWS) return;
    last = rows.at(-1);
  }
}

/** As a JSON document has it. */
export const iso = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

import { setImmediate as othersRun } from 'node:timers/promises';
import { sql, type SelectQueryBuilder } from 'kysely';

const ROWS = 50;

export async function* inPages<DB, TB extends keyof DB, Key extends string, Row, Shown>(
  query: SelectQueryBuilder<DB, TB, Row & Record<Key, string | number>>,
  key: Key,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  let last: Record<Key, string | number> | undefined;
  for (;;) {
    const rest = last === undefined ? query : query.where(sql.ref(key), '>', last[key]);
    const rows = await rest.orderBy(sql.ref(key)).limit(ROWS).execute();
    yield rows.map(show);
    await othersRun();
    if (rows.length < ROWS) return;
    last = rows.at(-1);
  }
}

export const iso = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

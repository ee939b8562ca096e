import type { Database } from './database.ts';
import type { WorkTable } from './dead-work.ts';

export async function countWork(db: Database, table: WorkTable): Promise<Record<'waiting' | 'dead', number>> {
  const rows = await db
    .selectFrom(table)
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('state')
    .execute();
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  return { waiting: 0, dead: 0, ...counts };
}

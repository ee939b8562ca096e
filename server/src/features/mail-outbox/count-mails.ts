import type { Database } from '#db/database.ts';

/** How many mails wait to be sent, and how many were given up. */
export async function countMails(db: Database): Promise<{ waiting: number; dead: number }> {
  const rows = await db
    .selectFrom('mails')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('state')
    .execute();
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  return { waiting: 0, dead: 0, ...counts };
}

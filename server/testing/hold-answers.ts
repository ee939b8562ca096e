import type { Database } from '#db/database.ts';

/** The same database, whose every answer waits for what `gate` returns; a rejection is the database's error. */
export function holdStoredAnswers(db: Database, gate: () => Promise<void>): Database {
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await gate();
      return result;
    },
  });
}

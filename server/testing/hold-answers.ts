import type { Database } from '#db/database.ts';

/** Each answer waits for `gate`; a rejection is its error. */
export function holdStoredAnswers(db: Database, gate: () => Promise<void>): Database {
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await gate();
      return result;
    },
  });
}

import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { openPostgres } from '#db/open-postgres.ts';
import type { TestApp } from './start-test-app.ts';

/** Same database; own connections on PostgreSQL, a shared one on SQLite. */
export async function startSecondInstance({ dependencies }: TestApp) {
  const { config } = dependencies;
  const own = config.database.kind === 'postgres' ? openPostgres(config.database.url, () => {}) : undefined;
  const app: FastifyInstance = await buildApp({ ...dependencies, db: own ?? dependencies.db });
  await app.ready();
  return {
    app,
    close: async () => {
      await app.close();
      await own?.destroy();
    },
  };
}

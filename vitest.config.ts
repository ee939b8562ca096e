import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const serverTests = globSync('server/src/{*,{db,http,features,metrics}/**/*}.test.ts');
const opensDatabase =
  /#testing\/(open-test-database|start-(test-app|stream-server)|stripe-server\/start-stripe-app)/;
/** They run on both databases. One that is missing here has no database to open, and fails. */
const databaseTests = serverTests.filter((file) => opensDatabase.test(readFileSync(file, 'utf8')));

/** Limits for a machine that is busy with the browser tests or stands still for a moment: they end what hangs, and slow no test that passes. */
export const patience = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Modules, the coach's thread and databases serve all test files of a worker: what these share keeps no state. */
const shared = { ...patience, isolate: false };
/** Whichever test asks the coach first waits for it to begin. */
const withCoach = { ...shared, testTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: Math.max(3, availableParallelism()), // tests wait for disks and sockets; each worker reads all modules again
    reporters: ['default', './scripts/count-vitest.ts'],
    projects: [
      {
        test: {
          ...withCoach,
          name: 'sqlite',
          include: databaseTests,
          exclude: ['**/*postgres*.test.ts'],
          provide: { database: 'sqlite' as const, postgresUrl: '', postgresPrefix: '' },
        },
      },
      {
        test: {
          ...withCoach,
          name: 'postgresql',
          include: databaseTests,
          exclude: ['**/*sqlite*.test.ts'],
          provide: { database: 'postgres' as const },
          globalSetup: 'server/testing/postgres-server.ts',
        },
      },
      { test: { ...shared, name: 'server', include: serverTests, exclude: databaseTests } },
      {
        test: {
          ...withCoach,
          name: 'engines',
          include: [
            'server/src/{asking,core,coach,inference,models,proof,providers,question-detector,review,searching}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'contracts',
          include: ['{bench,contracts}/**/*.test.ts', 'scripts/**/*.test.*'],
        },
      },
      {
        test: {
          ...patience,
          name: 'web',
          pool: 'vmForks', // what a tab remembers is in its modules: each file has a context of its own, for half of what a process costs
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.page.test.{ts,tsx}'],
        },
      },
      'web/vitest.config.ts',
    ],
  },
});

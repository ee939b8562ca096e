import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const serverTests = globSync('server/src/{*,{db,http,features,metrics}/**/*}.test.ts');
const opensDatabase =
  /#testing\/(open-test-database|start-(test-app|stream-server)|stripe-server\/start-stripe-app)/;
/** Both databases; a file missing here opens none, and fails. */
const databaseTests = serverTests.filter((file) => opensDatabase.test(readFileSync(file, 'utf8')));

/** Limits for busy machines: they end hangs and slow no passing test. */
export const patience = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Files of a worker share modules, coach and databases, which keep no state. */
const shared = { ...patience, isolate: false };
/** The first test waits for the coach. */
const withCoach = { ...shared, testTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: Math.max(3, availableParallelism()), // tests wait for disks and sockets; each worker rereads modules
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
          pool: 'vmForks', // tab state is in modules: a context a file, at half a process's cost
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.page.test.{ts,tsx}'],
        },
      },
      'web/vitest.config.ts',
    ],
  },
});

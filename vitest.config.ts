import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const databaseTests = ['server/src/{db,http,features,metrics}/**/*.test.ts', 'server/src/*.test.ts'];

/** Limits for a machine that is busy or stands still for a moment: they end what hangs, and slow no test that passes. */
export const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** The server's tests run twice, once on each database. */
export default defineConfig({
  test: {
    maxWorkers: Math.max(4, availableParallelism()), // tests wait for disks and sockets more than they compute
    reporters: ['default', './scripts/count-vitest.ts'],
    projects: [
      {
        test: {
          ...patience,
          name: 'sqlite',
          include: databaseTests,
          exclude: ['**/*postgres*.test.ts'],
          provide: { database: 'sqlite' as const, postgresUrl: '', postgresPrefix: '' },
        },
      },
      {
        test: {
          ...patience,
          name: 'postgresql',
          include: databaseTests,
          exclude: ['**/*sqlite*.test.ts', 'server/src/main.test.ts'], // what starts alike on both, once
          provide: { database: 'postgres' as const },
          globalSetup: 'server/testing/postgres-server.ts',
        },
      },
      {
        test: {
          ...patience,
          name: 'engines',
          include: ['server/src/{asking,core,coach,providers,searching}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'contracts',
          include: ['{bench,contracts}/**/*.test.ts', 'scripts/**/*.test.*'],
        },
      },
      {
        test: {
          ...patience,
          name: 'web',
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.page.test.{ts,tsx}'],
        },
      },
      'web/vitest.config.ts',
    ],
  },
});

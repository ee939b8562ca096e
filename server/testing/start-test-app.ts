import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openDependencies, type Dependencies } from '#dependencies.ts';
import { coach, labeller } from './coach.ts';
import { ManualClock } from './manual-clock.ts';
import { openTestDatabase } from './open-test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  dependencies: Dependencies;
  clock: ManualClock;
  close(): Promise<void>;
}

/**
 * Empty database, stopped clock, no delays.
 * @param environment as an operator sets it
 * @param overrides parts, or a function of the opened ones
 */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  overrides: Partial<Dependencies> | ((opened: Dependencies) => Partial<Dependencies>) = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pythia-test-'));
  const database = await openTestDatabase();
  const clock = new ManualClock();
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      SPEECH_ENGINE: 'none',
      ANSWERS: environment['OPENAI_BASE_URL'] ? 'openai' : 'coach', // never this machine's model
      ...environment,
    }),
    database: database.config,
  };
  const opened = await openDependencies(config, { db: database.db, clock, coach, labeller });
  const replaced = typeof overrides === 'function' ? overrides(opened) : overrides;
  const dependencies = {
    ...opened,
    sleep: async () => {},
    isBehind: () => false,
    judge: async () => undefined, // grammar decides what is asked
    ...replaced,
  };
  const app = await buildApp(dependencies);
  await app.ready();
  return {
    app,
    dependencies,
    clock,
    close: async () => {
      await app.close();
      await dependencies.close(); // closes the database too
      await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

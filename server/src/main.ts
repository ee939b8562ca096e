import { ConfigError } from '#core/config-error.ts';
import { describeError } from '#core/describe-error.ts';
import { DatabaseUnavailable } from '#core/errors.ts';
import { siteAddress } from '#http/site-address.ts';
import { readDictionaries } from '#features/transcription/correcting/term-corrector.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { migrateDatabase, openDependencies } from './dependencies.ts';
import { letHeapGrow } from './let-heap-grow.ts';
import { listenAt } from './listen-at.ts';
import { outliveFaults } from './outlive-faults.ts';

/** Longer than all grace periods: only a hanging part takes so long. */
const STOP_WITHIN_MS = 15_000;

async function main(): Promise<void> {
  letHeapGrow();
  const config = readConfig(process.env);
  await migrateDatabase(config.database);
  const dependencies = await openDependencies(config);
  readDictionaries(); // lateness is not yet measured
  const app = await buildApp(dependencies);

  const stop = async (exitCode: number): Promise<void> => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
    await dependencies.close();
    process.exit(exitCode);
  };
  let stopping: Promise<void> | undefined; // npm repeats Ctrl-C
  const stopOnce = (exitCode: number): void => void (stopping ??= stop(exitCode));
  outliveFaults({ log: app.log, metrics: dependencies.metrics, stop: () => stopOnce(1) });
  await listenAt(app, config.listen);
  console.log(`\n  ${config.site.name} is ready: ${siteAddress(app, config)}\n`);
  process.on('SIGTERM', () => stopOnce(0));
  process.on('SIGINT', () => stopOnce(0));
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof DatabaseUnavailable;
  console.error(isExpected ? error.message : describeError(error));
  process.exit(1);
});

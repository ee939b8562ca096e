import { migrate } from '#db/migrate.ts';
import { ownAddress } from '#http/own-address.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDependencies } from './dependencies.ts';

const GRACE_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const dependencies = await openDependencies(config);
  await migrate(dependencies.db);
  const app = await buildApp(dependencies);
  await app.listen(config.listen);
  console.log(`\n  ${config.site.name} is ready: ${config.publicUrl ?? ownAddress(app, config.listen)}\n`);

  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), GRACE_MS).unref(); // an answer that never ends must not hold us
    await app.close();
    await dependencies.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});

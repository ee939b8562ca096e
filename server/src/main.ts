import { migrate } from '#db/migrate.ts';
import { isLoopback, ownAddress } from '#http/own-address.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDependencies } from './dependencies.ts';

/** Beyond all the grace that streams and answers get; only a part that hangs takes so long. */
const STOP_WITHIN_MS = 15_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const dependencies = await openDependencies(config);
  await migrate(dependencies.db);
  const app = await buildApp(dependencies);
  await app.listen(config.listen);
  if (dependencies.mailFolder && !isLoopback(config.listen.host)) {
    console.warn(
      'Anybody who reaches this address can read its mails at /dev/mail. Set SMTP_URL to send them.',
    );
  }
  console.log(`\n  ${config.site.name} is ready: ${config.publicUrl ?? ownAddress(app, config.listen)}\n`);

  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.close();
    await dependencies.close();
    process.exit(0);
  };
  let stopping: Promise<void> | undefined; // Ctrl-C reaches us twice under npm: from the terminal and from it
  const stopOnce = (): void => void (stopping ??= stop());
  process.on('SIGTERM', stopOnce);
  process.on('SIGINT', stopOnce);
}

/** What an operator can mend (a port in use, a database out of reach) in one line, our own faults with their stack. */
function startFailure(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error && 'code' in error)) return error;
  return `The server cannot start: ${error.message || String(error.code)}`; // no message: several addresses refused
}

main().catch((error: unknown) => {
  console.error(startFailure(error));
  process.exit(1);
});

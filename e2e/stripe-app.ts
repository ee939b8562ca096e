// The application with a Stripe account of its own, on a local server that speaks Stripe's API. Stripe's time runs a
// year behind ours but for some seconds, so that a year that is paid for ends in as many. When it is
// ready it says who is signed in, and where mails are put.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { systemClock } from '../server/src/core/clock.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openDependencies } from '../server/src/dependencies.ts';
import { signInNewUser } from '../server/testing/sign-in-new-user.ts';
import { startStripeServer } from '../server/testing/stripe-server/start-stripe-server.ts';

const [port = '0', paidSeconds = '0'] = process.argv.slice(2);
const origin = `http://127.0.0.1:${port}`;

const clock = { now: () => aYearBefore(Date.now() + Number(paidSeconds) * 1_000) };
const stripe = await startStripeServer({ clock });
const dataDir = mkdtempSync(join(tmpdir(), 'pythia-e2e-stripe-'));
const config = readConfig({
  NODE_ENV: 'test',
  PORT: port,
  PUBLIC_URL: origin,
  DATA_DIR: dataDir,
  SPEECH_ENGINE: 'none',
  ANSWERS: 'coach',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '100',
  ...stripe.environment,
});
const dependencies = await openDependencies(config);
await migrate(dependencies.db);
const app = await buildApp(dependencies);
await app.listen(config.listen);

// each twice, as Stripe may
stripe.account.onEvent = (event) => {
  for (const _ of ['first', 'again']) {
    const { body, signature } = stripe.signed(event, Math.floor(Date.now() / 1_000));
    void fetch(`${origin}/api/v1/utils/stripe-webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
  }
};
const { token } = await signInNewUser({ dependencies, clock: systemClock });
console.log(JSON.stringify({ token, outbox: join(dataDir, 'outbox') }));

process.once('SIGTERM', async () => {
  await app.close();
  await dependencies.close();
  await stripe.close();
  rmSync(dataDir, { recursive: true });
  process.exit(0);
});

function aYearBefore(time: number): Date {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date;
}

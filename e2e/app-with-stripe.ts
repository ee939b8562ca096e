// the application with a Stripe-like server, and somebody signed in; Stripe's clock is a year behind but for
// seconds, so a paid year ends then; prints JSON, lives until its input ends
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { systemClock } from '../server/src/core/clock.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { openDependencies } from '../server/src/dependencies.ts';
import { signInNewUser } from '../server/testing/sign-in-new-user.ts';
import { startStripeServer } from '../server/testing/stripe-server/start-stripe-server.ts';
import { APP } from './app-address.ts';

const port = APP.port + 1;
const origin = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'pythia-stripe-'));

const paidSeconds = Number(process.argv[2]);
const stripe = await startStripeServer({
  clock: { now: () => aYearBefore(Date.now() + paidSeconds * 1_000) },
});
const config = readConfig({
  ...stripe.environment,
  NODE_ENV: 'test',
  PORT: String(port),
  PUBLIC_URL: origin,
  DATA_DIR: dataDir,
  SPEECH_ENGINE: 'none',
  ANSWERS: 'coach',
});
const dependencies = await openDependencies(config);
await migrate(dependencies.db);
const app = await buildApp(dependencies);
await app.listen(config.listen);
stripe.account.onEvent = (event) => {
  const { body, signature } = stripe.signed(event, Math.floor(Date.now() / 1_000));
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  for (const _ of ['once', 'and once more, as Stripe may']) {
    void fetch(`${origin}/api/v1/utils/stripe-webhook`, { method: 'POST', headers, body });
  }
};
const { token } = await signInNewUser({ dependencies, clock: systemClock });
console.log(
  JSON.stringify({
    origin,
    token,
    payAt: stripe.environment.STRIPE_API_BASE,
    outbox: join(dataDir, 'outbox'),
  }),
);

await text(process.stdin);
await app.close();
await dependencies.close();
await stripe.close();
rmSync(dataDir, { recursive: true });

function aYearBefore(time: number): Date {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date;
}

// The application connected with a server that speaks Stripe's API, and somebody who is signed in there. Says where, as
// one line of JSON, and lives until its input ends.
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

const stripe = await startStripeServer({ clock: systemClock });
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
  const { body, signature } = stripe.signed(event);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  void fetch(`${origin}/api/v1/utils/stripe-webhook`, { method: 'POST', headers, body });
};
const { token } = await signInNewUser({ dependencies, clock: systemClock });
console.log(JSON.stringify({ origin, token, payAt: stripe.environment.STRIPE_API_BASE }));

await text(process.stdin);
await app.close();
await dependencies.close();
await stripe.close();
rmSync(dataDir, { recursive: true });

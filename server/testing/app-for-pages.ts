// The real application for the tests of pages: the coach answers, nobody listens, and users are made on request. It
// lives as long as whoever started it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { migrate } from '#db/migrate.ts';
import { passwordHasher } from '#features/auth/password-hasher.ts';
import { openDependencies } from '#dependencies.ts';
import { signInNewUser } from './sign-in-new-user.ts';
import { subscribe } from './subscribed-user.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pythia-pages-'));
const config = readConfig({
  NODE_ENV: 'test',
  PORT: process.env['PORT'],
  DATA_DIR: dataDir,
  SPEECH_ENGINE: 'none',
  ANSWERS: 'coach',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '100', // every test comes from the same address
});
const dependencies = await openDependencies(config);
await migrate(dependencies.db);
const app = await buildApp(dependencies);

const { db, clock } = dependencies;
const password = 'Correct-horse-9';
const hash = await passwordHasher().hash(password);
async function newUser() {
  const user = await signInNewUser({ dependencies, clock });
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', user.userId).execute();
  return { ...user, password };
}
app.post('/test-users/free-user', () => newUser());
app.post('/test-users/subscriber', async () => {
  const user = await newUser();
  await subscribe({ db, clock }, user.userId);
  return user;
});
app.get<{ Params: { id: string } }>('/test-users/:id/streams', async ({ params }) => {
  const leases = await db
    .selectFrom('stream_leases')
    .select('place')
    .where('user_id', '=', params.id)
    .execute();
  return { open: leases.length };
});
await app.listen(config.listen);
process.send?.('listening');

process.once('disconnect', async () => {
  await app.close();
  await dependencies.close();
  rmSync(dataDir, { recursive: true });
  process.exit(0);
});

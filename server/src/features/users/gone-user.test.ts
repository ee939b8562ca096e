import { JOB_STATUSES } from '@pythia/contracts/jobs.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { USUAL_CUSTOMIZATION } from '@pythia/contracts/customization.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#db/database.ts';
import { TEST_PRICES } from '#features/billing/test-mode/test-payments.ts';
import { insertSession } from '#features/interviews/sessions-store.ts';
import { PASSWORD } from '#testing/account-calls.ts';
import { playgroundCalls } from '#testing/playground-calls.ts';
import type { SignedInUser } from '#testing/sign-in-new-user.ts';
import { ENTRY } from '#features/knowledge/shown-entries.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';
import { pngBomb } from './pictures/testing/png.ts';

let server: Awaited<ReturnType<typeof startStreamServer>>;
let user: SignedInUser;
beforeEach(async () => {
  server = await startStreamServer();
  user = await signInSubscriber(server);
});
afterEach(() => server.close());

/** A call admitted just before the closing. */
async function closeAccount(): Promise<void> {
  await server.db
    .updateTable('users')
    .set({ deleted_at: 1, trials: 0 })
    .where('id', '=', user.userId)
    .execute();
}

const file = (name: string, bytes: Uint8Array<ArrayBuffer> | string): FormData => {
  const form = new FormData();
  form.append('file', new File([bytes], name));
  return form;
};

async function send(method: string, path: string, body: object): Promise<unknown[]> {
  const isForm = body instanceof FormData;
  const reply = await fetch(`http://${server.host}/api/v1${path}`, {
    method,
    headers: { ...user.headers, ...(!isForm && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: isForm ? body : JSON.stringify(body) }),
  });
  return [reply.status, await reply.json()];
}

const job = { company: 'Acme', role: 'Baker', status: JOB_STATUSES[0] };
const version = 0;
const [anyEntry] = ENTRY.keys();

/** Writing calls. */
const CALLS: [string, string, () => object][] = [
  ['POST', '/documents', () => file('notes.txt', 'We bake bread in Leeds, every day of the week.')],
  ['POST', '/jobs', () => job],
  ['POST', '/stories', () => ({ title: 'Flour', text: 'I weighed every batch.', notes: '', tags: [] })],
  ['POST', `/jobs/${newId()}/restore`, () => ({})],
  ['POST', `/stories/${newId()}/restore`, () => ({})],
  ['POST', `/documents/${newId()}/restore`, () => ({})],
  ['PUT', '/profile/profile-pic', () => file('me.png', Uint8Array.from(pngBomb(8)))],
  ['PUT', '/material', () => ({ name: 'Ada', education: '', work: '', file_name: null })],
  ['PUT', '/material/facts', () => ({ version, facts: {} })],
  ['PUT', '/material/stories', () => ({ version, stories: [] })],
  ['PUT', '/material/jobs', () => ({ version, jobs: [] })],
  ['PUT', '/knowledge', () => ({ version, fields: [] })],
  ['PUT', `/knowledge/hidden/${anyEntry}`, () => ({})],
  ['PUT', '/customization', () => ({ version, ...USUAL_CUSTOMIZATION })],
  ['POST', '/free/create-session', () => ({})],
  ['POST', '/openai/start-session', () => ({ duration_choice: 1, resume_summary: 'Role: Baker' })],
  ['POST', '/conversations', () => ({ title: 'Rehearsal' })],
  ['POST', `/utils/create-checkout-session/?price_id=${TEST_PRICES.year}`, () => ({})],
  ['GET', '/users/me', () => ({})],
  ['PATCH', '/users/me/session-retention', () => ({ session_retention: 'none' })],
  ['GET', '/users/me/data', () => ({})],
  ['PATCH', '/users/me/password', () => ({ current_password: PASSWORD, new_password: 'Another horse 2' })],
  ['POST', '/users/me/delete', () => ({ password: PASSWORD })],
];

test.each(CALLS)('%s %s of a user who is gone is a 401, not a limit', async (method, path, body) => {
  await closeAccount();
  expect(await send(method, path, body())).toEqual([401, { detail: SERVER_MESSAGES.notSignedIn }]);
});

test('a free session that was running is not resumed', async () => {
  const now = server.clock.now().getTime();
  await insertSession(server.db, {
    user_id: user.userId,
    kind: 'free',
    job_title: '',
    resume_summary: '',
    company: '',
    job_id: null,
    language: 'en',
    created_at: now,
    expires_at: now + 60_000,
    counted_at: null,
    style: null,
  });
  await closeAccount();
  expect(await send('POST', '/free/create-session', {})).toEqual([
    401,
    { detail: SERVER_MESSAGES.notSignedIn },
  ]);
});

test('a message in a conversation is a 401, and is not written', async () => {
  const conversation_id = await playgroundCalls(server, user).begin();
  await closeAccount();
  const message = { model: 'gpt-4o-mini', message: 'Hello?', conversation_id };
  expect(await send('POST', '/openai/playground/', message)).toEqual([
    401,
    { detail: SERVER_MESSAGES.notSignedIn },
  ]);
  expect(await server.db.selectFrom('messages').selectAll().execute()).toEqual([]);
});

test('a stream is closed with 4001, and takes no place', async () => {
  await closeAccount();
  const socket = server.connectPaid({ token: user.token });
  expect(await socket.closed).toBe(4001);
  expect(await server.db.selectFrom('stream_leases').selectAll().execute()).toEqual([]);
});

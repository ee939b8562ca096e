import { type Customization, USUAL_CUSTOMIZATION } from '@pythia/contracts/customization.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { SHIPPED_STYLES, type StyleChoice } from '@pythia/contracts/style.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startSecondInstance } from '#testing/start-second-instance.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';

const SUMMARY =
  'Role: Baker, Work: Head Baker, Rye & Co., 2019 - 2021\n- Situation: The oven failed on a Friday before Easter. Action: I moved the dough to a neighbour’s bakery and rang each customer. Result: No order was late.';
const QUESTION = 'Tell me about a time when an oven failed.';
const [ONE_LINER, STAR]: [StyleChoice, StyleChoice] = [0, 1];

let running: TestApp;
let user: SignedInUser;
let calls: ReturnType<typeof interviewCalls>;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInSubscriber(running);
  calls = interviewCalls(running, user);
});
afterEach(() => running.close());

const post = (path: string, payload: object, { headers } = user, { app } = running) =>
  app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload });

async function choose(current: StyleChoice): Promise<void> {
  const [first, ...others] = SHIPPED_STYLES;
  const styles: Customization['styles'] = [
    { name: 'In short', style: { ...first.style, form: 'one-liner' } },
    ...others,
  ];
  const url = '/api/v1/customization';
  const { version } = (await running.app.inject({ url, headers: user.headers })).json<{ version: number }>();
  const payload = { ...USUAL_CUSTOMIZATION, styles, current, version };
  await running.app.inject({ method: 'PUT', url, headers: user.headers, payload });
}

async function start(how: object = {}): Promise<string> {
  const body = { duration_choice: 1, resume_summary: SUMMARY, ...how };
  return (await post('/openai/start-session', body)).json<{ thread_id: string }>().thread_id;
}

const ask = async (thread_id: string, how: object = {}, { app } = running): Promise<string> =>
  (await post('/openai/stream', { thread_id, message_text: QUESTION, ...how }, user, { app } as TestApp))
    .body;
const change = (id: string, choice: StyleChoice, by = user) =>
  post(`/interviews/${id}/style`, { choice }, by);

test('a session starts in the current style and says so; without one it is as ever', async () => {
  const plain = await start();
  expect(await ask(plain)).toMatch(/^The oven failed .*\nI moved .*\nNo order was late\.$/);
  expect((await calls.events(plain)).map(({ kind }) => kind)).toEqual(['question', 'answer']);
  await choose(STAR);
  const styled = await start();
  const said = await ask(styled);
  expect(said).toMatch(/^\*\*Situation\.\*\* .*\n\*\*Action\.\*\* I moved .*\n\*\*Result\.\*\* No order/);
  expect(await calls.events(styled)).toMatchObject([
    { kind: 'style', channel: 'candidate', choice: STAR, named: SHIPPED_STYLES[1] },
    { kind: 'question' },
    { kind: 'answer', text: said, form: 'star' },
  ]);
});

test('a switch counts from the next answer, at every instance, and the same can be said anew in it', async () => {
  await choose(null);
  const id = await start();
  const first = await ask(id);
  const reply = await change(id, ONE_LINER);
  expect(reply.json()).toMatchObject({ kind: 'style', choice: 0, named: { name: 'In short' } });
  const second = await startSecondInstance(running);
  const again = (await calls.events(id)).find(({ kind }) => kind === 'question')!.id;
  const anew = await ask(id, { again }, second as unknown as TestApp);
  await second.close();
  expect(first).toContain(anew.slice(anew.indexOf('I moved')));
  expect(anew.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
  await change(id, null);
  expect(await ask(id, { again })).toBe(first);
  const styles = (await calls.events(id)).filter((event) => event.kind === 'style');
  expect(styles.map(({ choice, named }) => [choice, named?.name ?? null])).toEqual([
    [0, 'In short'],
    [null, null],
  ]);
});

test('a style is kept in a session as it was, also when its user changes it', async () => {
  await choose(ONE_LINER);
  const id = await start();
  await choose(null);
  const { named } = (await calls.events(id)).find((event) => event.kind === 'style')!;
  expect(named?.style.form).toBe('one-liner');
  expect((await ask(id)).match(/[.!?](?:\s|$)/g)).toHaveLength(1);
});

test('a session that goes on with another goes on in its style', async () => {
  const id = await start();
  await change(id, STAR);
  const next = await start({ continues: id });
  expect(await ask(next)).toContain('**Result.**');
});

test('a free session has no style, also one that goes on with a paid one', async () => {
  await choose(STAR);
  const paid = await start();
  const free = await calls.start({ continues: paid });
  expect((await calls.ask(free, QUESTION)).body).not.toContain('**');
  const refused = await change(free, STAR);
  expect([refused.statusCode, refused.json()]).toEqual([403, { detail: SERVER_MESSAGES.notSubscribed }]);
  expect((await calls.events(free)).map(({ kind }) => kind)).not.toContain('style');
});

test('404 for a session of somebody else’s, 409 when it is over, 403 without a subscription', async () => {
  const id = await start();
  const other = await change(id, STAR, await signInSubscriber(running));
  expect([other.statusCode, other.json()]).toEqual([404, { detail: SERVER_MESSAGES.notFound }]);
  expect((await change(id, STAR, await signInNewUser(running))).statusCode).toBe(403);
  await calls.end(id);
  const late = await change(id, STAR);
  expect([late.statusCode, late.json()]).toEqual([409, { detail: MESSAGES.sessionOver }]);
  expect((await calls.events(id)).map(({ kind }) => kind)).toEqual([]);
});

test('a style is no entry of a session, and costs nothing', async () => {
  await choose(STAR);
  const id = await start();
  expect((await calls.read(id)).json()).toMatchObject({ session: { entries: 0, counted: false } });
});

test('a forgotten session keeps no word of its style', async () => {
  const { db } = running.dependencies;
  await db.updateTable('users').set({ session_retention: 'none' }).execute();
  await choose(STAR);
  await calls.end(await start());
  const rows = await db.selectFrom('interview_sessions').select('style').execute();
  expect(rows.filter(({ style }) => style !== null)).toEqual([]);
});

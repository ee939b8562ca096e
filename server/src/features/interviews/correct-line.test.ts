import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#db/database.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { OpenSession } from './timeline/open-session.ts';
import { OpenSessions } from './timeline/open-sessions.ts';

const LINE = `${newId()}/0`;

let running: TestApp;
let calls: ReturnType<typeof interviewCalls>;
let session: string;
beforeEach(() => start());
afterEach(() => running.close());

async function start(env: Record<string, string> = {}): Promise<void> {
  running = await startTestApp(env);
  calls = interviewCalls(running, await signInNewUser(running));
  session = await calls.start();
}

test('corrections of a line are events of its session, in order', async () => {
  for (const text of ['Why ass?', '  Why us?\n']) {
    expect((await calls.correct(session, LINE, text)).statusCode).toBe(204);
  }
  expect(await calls.events(session)).toMatchObject([
    { seq: 1, kind: 'correction', channel: 'candidate', line: LINE, text: 'Why ass?' },
    { seq: 2, kind: 'correction', channel: 'candidate', line: LINE, text: 'Why us?' },
  ]);
});

test('a correction that fails lets go of its session all the same', async () => {
  const append = vi.spyOn(OpenSession.prototype, 'append').mockImplementationOnce(() => {
    throw new Error('a fault of ours');
  });
  const opened = vi.spyOn(OpenSessions.prototype, 'open');
  expect((await calls.correct(session, LINE, 'Why us?')).statusCode).toBe(500);
  const sessions = opened.mock.contexts[0] as OpenSessions;
  append.mockRestore();
  opened.mockRestore();
  expect(sessions.size).toBe(0);
});

test('a line can still be corrected when its session is over', async () => {
  running.clock.advance(15 * 60_000);
  expect((await calls.correct(session, LINE, 'Why us?')).statusCode).toBe(204);
  expect(await calls.events(session)).toMatchObject([{ kind: 'correction', text: 'Why us?' }]);
});

test('a session that is another user’s, unknown or no id at all is a 404, and keeps nothing', async () => {
  const stranger = interviewCalls(running, await signInNewUser(running));
  const refused = [
    await stranger.correct(session, LINE, 'Why us?'),
    await calls.correct('01890000-0000-7000-8000-000000000000', LINE, 'Why us?'),
    await calls.correct('no-id', LINE, 'Why us?'),
  ];
  for (const reply of refused) {
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: SERVER_MESSAGES.notFound }]);
  }
  expect(await calls.events(session)).toEqual([]);
});

test.each([
  ['a blank text', LINE, ' \n '],
  ['a text that no database takes', LINE, 'Why\0us?'],
  ['a line that only a window knows', 'own-1-2/0', 'Why us?'],
  ['no place in its event', newId(), 'Why us?'],
])('%s is a 422', async (_, line, text) => {
  expect((await calls.correct(session, line, text)).statusCode).toBe(422);
});

test('a text of the greatest length is taken, and one character more is a 422', async () => {
  const longest = 'a'.repeat(LIMITS.line);
  expect((await calls.correct(session, LINE, longest)).statusCode).toBe(204);
  expect((await calls.correct(session, LINE, `${longest}a`)).statusCode).toBe(422);
});

test('a user has a budget of corrections, of which another user takes nothing', async () => {
  await running.close();
  await start({ RATE_LIMIT_FACTOR: '0.02' }); // 6 an hour
  for (let count = 1; count <= 6; count += 1) {
    expect((await calls.correct(session, LINE, `Try ${count}.`)).statusCode).toBe(204);
  }
  const refused = await calls.correct(session, LINE, 'Try 7.');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
  const other = interviewCalls(running, await signInNewUser(running));
  expect((await other.correct(await other.start(), LINE, 'Why us?')).statusCode).toBe(204);
});

test('without a token it is a 401', async () => {
  const reply = await running.app.inject({
    method: 'POST',
    url: `/api/v1/interviews/${session}/corrections`,
    payload: { line: LINE, text: 'Why us?' },
  });
  expect(reply.statusCode).toBe(401);
});

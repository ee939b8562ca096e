import { STORY_PREFIX } from '@pythia/contracts/playground.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls, PASSWORD, tokenOf } from '#testing/account-calls.ts';
import { beginAnswer, startChatService, type ChatCall } from '#testing/chat-service.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { MailInbox, tokenIn } from '#testing/mail-inbox.ts';
import { playgroundCalls } from '#testing/playground-calls.ts';
import type { SignedInUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { startPaid, subscribe } from '#testing/subscribed-user.ts';

/** No polling finds anything here. */
const NEVER_MS = 3_600_000;
const EMAIL = 'ada@example.com';
const NEW_PASSWORD = 'Another horse 2';

let respond: (call: ChatCall) => void;
let service: Awaited<ReturnType<typeof startChatService>>;
let server: Awaited<ReturnType<typeof startStreamServer>>;
let inbox: MailInbox;
let call: ReturnType<typeof accountCalls>;
let user: SignedInUser;
beforeEach(async () => {
  respond = (asked) => beginAnswer(asked, 'I would ', 'begin');
  inbox = new MailInbox();
  service = await startChatService((asked) => respond(asked));
  server = await startStreamServer({ OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key-1' }, () => ({
    mailSender: inbox,
    streamIntervals: { heard: 100, status: 20, heartbeat: NEVER_MS },
  }));
  call = accountCalls(server.app);
  await call.signUp(EMAIL);
  await call.verify(tokenIn(await inbox.next()));
  const token = tokenOf(await call.signIn(EMAIL));
  const { id } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  user = { email: EMAIL, userId: id, token, headers: { authorization: `Bearer ${token}` } };
  await subscribe({ db: server.db, clock: server.clock }, id);
});
afterEach(async () => {
  await server.close();
  await service.close();
});

const post = (path: string, body: object): Promise<Response> =>
  fetch(`http://${server.host}/api/v1${path}`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const remove = () =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/users/me/delete',
    headers: user.headers,
    payload: { password: PASSWORD },
  });

const say = (message: string, placed: object = {}): Promise<Response> =>
  post('/openai/playground/', { model: 'gpt-4o-mini', message, ...placed });

const ENDINGS: Record<string, () => Promise<{ statusCode: number }>> = {
  'the deletion of the account': remove,
  'a changed password': () => call.changePassword(user.token, PASSWORD, NEW_PASSWORD),
  'a password that was set by a link': async () => {
    await call.requestReset(EMAIL);
    return call.reset(tokenIn(await inbox.next()), NEW_PASSWORD);
  },
  'a sign-out everywhere': () =>
    server.app.inject({ method: 'POST', url: '/api/v1/users/me/sign-out-everywhere', headers: user.headers }),
};

describe.each(Object.keys(ENDINGS))('%s ends at once', (name) => {
  const end = async (): Promise<void> => expect((await ENDINGS[name]!()).statusCode).toBeLessThan(300);

  test('a reply of the playground, whose service is called off', async () => {
    const asked = service.nextCall();
    const reply = await say('How would you begin?');
    const { closed } = await asked;
    await end();
    await expect(reply.text()).rejects.toThrow('terminated');
    await closed;
  });

  test('sockets of no session', async () => {
    const sockets = [
      await server.connectPaid({ token: user.token }).opened(),
      await server.connect({ token: user.token, sound_check: '1' }).opened(),
    ];
    for (const socket of sockets) await socket.until(() => socket.said('status').length > 0);
    await end();
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4001, 4001]);
  });
});

describe('the deletion of an account ends at once', () => {
  test('a reply in a conversation', async () => {
    const conversation_id = await playgroundCalls(server, user).begin();
    const reply = await say('How would you begin?', { conversation_id });
    await remove();
    await expect(reply.text()).rejects.toThrow('terminated');
    expect(await server.db.selectFrom('messages').selectAll().execute()).toEqual([]);
  });

  test('a story that is told', async () => {
    const story = await say(`${STORY_PREFIX}I ran a bakery.`);
    await remove();
    await expect(story.text()).rejects.toThrow('terminated');
  });

  test('a reply of which nothing is said yet, as a 401', async () => {
    respond = () => {};
    const asked = service.nextCall();
    const reply = say('How would you begin?');
    const { closed } = await asked;
    await remove();
    const { status } = await reply;
    expect([status, await (await reply).json()]).toEqual([401, { detail: SERVER_MESSAGES.notSignedIn }]);
    await closed;
  });

  test('a feed of a session, and its answer', async () => {
    const thread_id = await startPaid(server, user);
    const feed = await server.follow({ token: user.token, session_id: thread_id }).begun();
    const answer = await post('/openai/stream', { thread_id, message_text: 'How would you begin?' });
    await remove();
    expect([4001, 4403]).toContain(await feed.closed);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  test('a stream whose last words are long in coming', async () => {
    const session_id = await interviewCalls(server, user).start();
    const never = Promise.withResolvers<void>();
    server.recogniser.gate = never.promise;
    const socket = await server.connect({ token: user.token, session_id }).opened();
    await socket.until(() => socket.said('status').includes('ready'));
    socket.speak(1_600);
    await expect.poll(() => server.recogniser.active).toBe(1);
    const begun = performance.now();
    await remove();
    expect(await socket.closed).toBe(4403);
    expect(performance.now() - begun).toBeLessThan(1_500); // last words may take two seconds elsewhere
    never.resolve();
  });

  test('what of a prompt is sent ahead to the model', async () => {
    await server.close();
    const asked = Promise.withResolvers<AbortSignal>();
    server = await startStreamServer({}, ({ model }) => ({
      mailSender: inbox,
      model: {
        ...model,
        label: { name: 'local', kind: 'local' },
        warmUp: async (_request, signal) => {
          asked.resolve(signal);
          await new Promise((_done, fail) => signal.addEventListener('abort', fail));
        },
      },
    }));
    call = accountCalls(server.app);
    await call.signUp(EMAIL);
    await call.verify(tokenIn(await inbox.next()));
    const token = tokenOf(await call.signIn(EMAIL));
    user = { ...user, headers: { authorization: `Bearer ${token}` } };
    await interviewCalls(server, user).start();
    const signal = await asked.promise;
    await remove();
    expect(signal.aborted).toBe(true);
  });
});

test('other users’ replies and sockets go on', async () => {
  const other = await server.addSession();
  const socket = await server.connect(other).opened();
  await socket.until(() => socket.said('status').includes('ready'));
  await remove();
  socket.speak(1_600);
  await socket.until(() => socket.said('interim').length > 0);
  expect(socket.socket.readyState).toBe(WebSocket.OPEN);
});

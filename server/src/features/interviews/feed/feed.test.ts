import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#db/database.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { signInSubscriber, startPaid } from '#testing/subscribed-user.ts';

let server: Awaited<ReturnType<typeof startStreamServer>>;
beforeAll(async () => {
  server = await startStreamServer();
});
afterAll(() => server.close());

async function twoWindows() {
  const user = await signInNewUser(server);
  const session = await server.addSession(user);
  const listener = await server.connect({ ...session, client: newId() }).opened();
  await listener.until(() => listener.said('status').length === 1);
  const feed = await server.follow(session).begun();
  return { user, session, listener, feed, calls: interviewCalls(server, user) };
}

describe('a feed tells', () => {
  test('each line as it comes, under the identity that it keeps', async () => {
    const { session, listener, feed, calls } = await twoWindows();
    listener.speak(1_600);
    listener.speak(1_600, 0);
    await feed.until(() => feed.events().length === 1);
    await feed.until(() => feed.upTo === 1); // its place follows without words
    expect(feed.said('events')).toEqual([]);
    const [{ seq: _, ...kept }] = (await calls.events(session.session_id)) as [SessionEvent];
    expect(feed.events()).toEqual([kept]);
    expect(kept).toMatchObject({ kind: 'line', channel: 'interviewer', text: '1600 of 1.' });
  });

  test('what is being said, until it has become a line', async () => {
    const { listener, feed } = await twoWindows();
    for (const value of [1, 1, 0]) listener.speak(1_600, value);
    await feed.until(() => feed.said('interim').length === 4);
    expect(feed.messages.slice(5).filter((message) => !('up_to' in message))).toEqual([
      { interim: '1600' },
      { interim: '3200' },
      { event: expect.objectContaining({ text: '3200 of 1.' }) },
      { interim: '' },
    ]);
  });

  test('that a sentence which broke off with its connection is none', async () => {
    const { listener, feed } = await twoWindows();
    listener.speak(1_600);
    await feed.until(() => feed.said('interim').length === 2);
    listener.socket.terminate();
    await feed.until(() => feed.said('interim').length === 3);
    expect(feed.said('interim')).toEqual(['', '1600', '']);
  });

  test('the candidate’s lines, and nothing of what they are saying', async () => {
    const { session, listener, feed } = await twoWindows();
    const candidate = await server.connect({ ...session, channel: 'candidate' }).opened();
    candidate.speak(1_600);
    candidate.speak(1_600, 0);
    await listener.sendSilenceUntil(feed.until(() => feed.events().length === 1));
    expect(feed.events()).toMatchObject([{ channel: 'candidate' }]);
    expect(feed.said('interim')).toEqual(['']);
  });

  test('what is asked, the answer while it is given, and the whole of it', async () => {
    const { session, feed, calls } = await twoWindows();
    await calls.ask(session.session_id, 'Why you?');
    await feed.until(() => feed.events().length === 2);
    const [question, answer] = feed.events();
    expect([question, answer]).toMatchObject([
      { kind: 'question', text: 'Why you?' },
      { kind: 'answer', exchange_id: question?.id },
    ]);
    const answering = feed.said('answering');
    expect(answering[0]).toMatchObject({ exchange_id: question?.id, begins: true });
    const text = answering
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (part.type === 'text' ? [part.text] : []));
    expect(text.join('')).toBe(answer?.kind === 'answer' && answer.text);
  });

  test('which window listens, whoever came first, and that none does any more', async () => {
    const session = await server.addSession();
    const [first, second] = [newId(), newId()];
    const early = await server.follow(session).begun();
    const before = await server.connect({ ...session, client: first }).opened();
    await early.until(() => early.said('listener').length === 2);
    const late = await server.follow(session).begun();
    const after = await server.connect({ ...session, client: second, listen: 'here' }).opened();
    expect(await before.closed).toBe(4409);
    after.end();
    await late.until(() => late.said('listener').length === 3);
    expect(early.said('listener')).toEqual([null, first, second, null]);
    expect(late.said('listener')).toEqual([first, second, null]);
  });

  test('no end of the listening where the same window has connected anew', async () => {
    const session = await server.addSession();
    const client = newId();
    const feed = await server.follow(session).begun();
    const broken = await server.connect({ ...session, client }).opened();
    await feed.until(() => feed.said('listener').length === 2);
    const back = await server.connect({ ...session, client }).opened();
    expect(await broken.closed).toBe(4409);
    back.speak(1_600);
    back.speak(1_600, 0);
    await feed.until(() => feed.events().length === 1);
    expect(feed.said('listener')).toEqual([null, client]);
  });

  test('a style that is switched on', async () => {
    const user = await signInSubscriber(server);
    const thread_id = await startPaid(server, user);
    const feed = await server.follow({ token: user.token, session_id: thread_id }).begun();
    const url = `/api/v1/interviews/${thread_id}/style`;
    const { headers } = user;
    const reply = await server.app.inject({ method: 'POST', url, headers, payload: { choice: 2 } });
    await feed.until(() => feed.events().length === 1);
    expect(feed.events()).toEqual([reply.json()]);
    expect(reply.json()).toMatchObject({ kind: 'style', choice: 2, named: { name: 'Technical round' } });
    const asked = { method: 'POST', url: '/api/v1/openai/stream', headers } as const;
    await server.app.inject({ ...asked, payload: { thread_id, message_text: 'Why us?' } });
    const answered = (await interviewCalls(server, user).events(thread_id)).at(-1);
    expect(answered).toMatchObject({ kind: 'answer', form: 'beats' });
  });

  test('what the session is, and all since the place that the window has', async () => {
    const { session, feed, calls } = await twoWindows();
    await calls.ask(session.session_id, 'Why you?');
    await feed.until(() => feed.upTo === 2);
    const [, second] = (await calls.events(session.session_id)).map(({ id }) => id);
    const back = await server.follow(session, 1).begun();
    expect(back.said('session')).toMatchObject([{ id: session.session_id, running: true }]);
    expect(back.said('events')).toMatchObject([[{ id: second, seq: 2 }]]);
    expect(back.upTo).toBe(2);
  });

  test('an answer from its beginning to a window that comes in the middle of it', async () => {
    const { session, feed, calls } = await twoWindows();
    const asked = calls.ask(session.session_id, 'Why you?');
    await feed.until(() => feed.said('answering').length > 0);
    const late = await server.follow(session).begun();
    await asked;
    await late.until(() => late.events().some(({ kind }) => kind === 'answer'));
    for (const { parts } of late.said('answering').filter(({ begins }) => begins))
      expect(parts[0]).toMatchObject({ type: 'mark' });
  });
});

describe('a feed closes', () => {
  test('when its session is ended, once the last words had time to come', async () => {
    const { session, listener, feed, calls } = await twoWindows();
    listener.speak(1_600);
    await feed.until(() => feed.said('interim').length > 1);
    await calls.end(session.session_id);
    await feed.until(() => feed.said('session').length === 2);
    expect(feed.said('session').at(-1)).toMatchObject({ running: false });
    expect(await feed.closed).toBe(4403);
    expect(feed.events()).toMatchObject([{ text: '1600 of 1.' }]);
  });

  test('behind the past of a session that is over', async () => {
    const { session, calls } = await twoWindows();
    await calls.ask(session.session_id, 'Why you?');
    await calls.end(session.session_id);
    const feed = server.follow(session);
    expect(await feed.closed).toBe(4403);
    expect(feed.events()).toMatchObject([{ kind: 'question' }, { kind: 'answer' }]);
  });

  test.each([
    ['another user’s session', 4404, async () => ({ session_id: (await server.addSession()).session_id })],
    ['a session that was never there', 4404, async () => ({ session_id: newId() })],
    ['no session’s name', 4404, async () => ({ session_id: 'none' })],
    ['a dead token', 4001, async () => ({ token: 'dead' })],
  ])('on %s', async (_, code, instead) => {
    const session = { ...(await server.addSession()), ...(await instead()) };
    const feed = server.follow(session);
    expect(await feed.closed).toBe(code);
    expect(feed.messages).toEqual([{ detail: expect.any(String) }]);
  });

  test('on a message that it does not know', async () => {
    const { feed } = await twoWindows();
    feed.socket.send('{}');
    expect(await feed.closed).toBe(1003);
  });

  test('on the eleventh window of a user', async () => {
    const session = await server.addSession();
    await Promise.all(Array.from({ length: 10 }, () => server.follow(session).begun()));
    const feed = server.follow(session);
    expect(await feed.closed).toBe(4429);
    expect(feed.said('detail')).toEqual([SERVER_MESSAGES.tooManyWindows]);
  });
});

test('of many windows that are opened at once no more than ten are let in, and those that left count for nothing', async () => {
  const session = await server.addSession();
  for (const gone of Array.from({ length: 10 }, () => server.follow(session))) gone.socket.terminate();
  const feeds = Array.from({ length: 14 }, () => server.follow(session));
  const outcomes = await Promise.all(
    feeds.map((feed) => Promise.race([feed.begun().then(() => 'in'), feed.closed])),
  );
  expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 4429)).toHaveLength(4);
});

test('a ping is answered with the place up to which everything was told', async () => {
  const { feed } = await twoWindows();
  const before = feed.said('up_to').length;
  feed.socket.send('ping');
  await feed.until(() => feed.said('up_to').length > before);
  expect(feed.upTo).toBe(0);
});

test('a flood of pings is answered twice a second', async () => {
  const { feed } = await twoWindows();
  const before = feed.said('up_to').length;
  const begun = performance.now();
  for (let sent = 0; sent < 200; sent += 1) feed.socket.send('ping');
  feed.socket.send('no ping');
  await feed.closed;
  const mostAnswers = 1 + Math.floor((performance.now() - begun) / 500);
  const answers = feed.said('up_to').length - before;
  expect(answers).toBeGreaterThan(0);
  expect(answers).toBeLessThanOrEqual(mostAnswers);
});

test('what the candidate says is kept as theirs, and costs no trial', async () => {
  const user = await signInNewUser(server);
  const session = await server.addSession(user);
  const { read } = interviewCalls(server, user);
  for (const channel of ['candidate', 'interviewer']) {
    const client = await server.connect({ ...session, channel }).opened();
    client.speak(1_600);
    client.end();
    await client.closed;
    const told = async () => (await read(session.session_id)).json();
    await expect
      .poll(async () => (await told()).events.at(-1))
      .toMatchObject({ kind: 'line', channel, text: '1600 of 1.' });
    expect((await told()).session.counted).toBe(channel === 'interviewer');
  }
});

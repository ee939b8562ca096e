import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#db/database.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { signInSubscriber, startPaidSession } from '#testing/subscribed-user.ts';

let server: Awaited<ReturnType<typeof startStreamServer>>;
beforeAll(async () => {
  server = await startStreamServer();
});
afterAll(() => server.close());

/** A window that listens to a session, and one that reads along. */
async function twoWindows() {
  const user = await signInNewUser(server);
  const session = await server.addSession(user);
  const [listener, reader] = [
    await server.connect({ ...session, client: newId() }).opened(),
    server.connect({ ...session, client: newId(), listen: 'no' }),
  ];
  await listener.until(() => listener.said('status').length === 1);
  await reader.until(() => reader.said('status').length === 1);
  return { session, listener, reader, calls: interviewCalls(server, user) };
}

test('a window that reads along is told each line under the identity that the listening one was told', async () => {
  const { listener, reader } = await twoWindows();
  listener.speak(1_600);
  listener.speak(1_600, 0);
  await reader.until(() => reader.said('event').length === 1);
  await listener.until(() => listener.said('line').length === 1);
  const [line] = listener.said('line');
  expect(reader.said('event')).toEqual([
    { ...line, kind: 'line', channel: 'interviewer', text: '1600 of 1.' },
  ]);
  expect(listener.said('event')).toEqual([]);
});

test('a window that reads along is told what is being said, until it has become a line', async () => {
  const { listener, reader } = await twoWindows();
  listener.speak(1_600);
  listener.speak(1_600);
  listener.speak(1_600, 0);
  await reader.until(() => reader.said('interim').at(-1) === '');
  expect(reader.messages.slice(1)).toEqual([
    { interim: '1600' },
    { interim: '3200' },
    { event: expect.objectContaining({ text: '3200 of 1.' }) },
    { interim: '' },
  ]);
  await listener.until(() => listener.said('line').length === 1);
  expect(listener.said('interim')).toEqual(['1600', '3200']);
});

test('a sentence that breaks off with its connection is taken back where it was read along', async () => {
  const { listener, reader } = await twoWindows();
  listener.speak(1_600);
  await reader.until(() => reader.said('interim').length === 1);
  listener.socket.terminate();
  await reader.until(() => reader.said('interim').length === 2);
  expect(reader.said('interim')).toEqual(['1600', '']);
});

test('what the candidate is saying is not mixed into what the interviewer says', async () => {
  const { session, reader } = await twoWindows();
  const candidate = await server.connect({ ...session, channel: 'candidate' }).opened();
  candidate.speak(1_600);
  candidate.speak(1_600, 0);
  await reader.until(() => reader.said('event').length === 1);
  expect(reader.said('interim')).toEqual([]);
});

test('both are told what is asked and answered', async () => {
  const { session, listener, reader, calls } = await twoWindows();
  await calls.ask(session.session_id, 'Why you?');
  for (const client of [listener, reader]) {
    await client.until(() => client.said('event').length === 2);
    expect(client.said('event')).toMatchObject([
      { kind: 'question', text: 'Why you?' },
      { kind: 'answer', exchange_id: client.said('event')[0]?.id },
    ]);
  }
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
    const { session: counted, events } = (await read(session.session_id)).json();
    expect(events.at(-1)).toMatchObject({ kind: 'line', channel, text: '1600 of 1.' });
    expect(counted.counted).toBe(channel === 'interviewer');
  }
});

test('sound from a window that reads along is refused with 1003', async () => {
  const { reader } = await twoWindows();
  reader.speak(1_600);
  expect(await reader.closed).toBe(1003);
  expect(reader.said('detail')).toEqual([SERVER_MESSAGES.onlyReads]);
});

test('windows that read along take no place of those that listen, and a sixth is refused with 4429', async () => {
  const session = await server.addSession();
  const readers = Array.from({ length: 5 }, () => server.connect({ ...session, listen: 'no' }));
  await Promise.all(readers.map((reader) => reader.until(() => reader.said('status').length === 1)));
  expect(await server.connect({ ...session, listen: 'no' }).closed).toBe(4429);
  const listener = server.connect(session);
  await listener.until(() => listener.said('status').length === 1);
});

test('a window that reads along is closed with its session', async () => {
  const { session, reader, calls } = await twoWindows();
  await calls.end(session.session_id);
  expect(await reader.closed).toBe(4403);
});

test('a style that is switched on is told to every window of the session', async () => {
  const user = await signInSubscriber(server);
  const thread_id = await startPaidSession(server, user);
  const windows = [
    await server.connectPaid({ token: user.token, thread_id }).opened(),
    server.connectPaid({ token: user.token, thread_id, listen: 'no' }),
  ];
  for (const each of windows) await each.until(() => each.said('status').length === 1);
  const url = `/api/v1/interviews/${thread_id}/style`;
  const { headers } = user;
  const reply = await server.app.inject({ method: 'POST', url, headers, payload: { choice: 2 } });
  expect(reply.json()).toMatchObject({ kind: 'style', choice: 2, named: { name: 'Technical round' } });
  for (const each of windows) {
    await each.until(() => each.said('event').length === 1);
    expect(each.said('event')).toEqual([reply.json()]);
  }
  const asked = { method: 'POST', url: '/api/v1/openai/stream', headers } as const;
  await server.app.inject({ ...asked, payload: { thread_id, message_text: 'Why us?' } });
  const answer = (await interviewCalls(server, user).events(thread_id)).at(-1);
  expect(answer).toMatchObject({ kind: 'answer', form: 'beats' });
});

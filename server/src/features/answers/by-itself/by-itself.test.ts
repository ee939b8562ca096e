import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { toldRecogniser } from '#testing/told-recogniser.ts';

const FIRST = 'What do you know about sourdough?';
const SECOND = 'How do you train an apprentice?';

let server: Awaited<ReturnType<typeof startStreamServer>>;
let user: SignedInUser;
let calls: ReturnType<typeof interviewCalls>;
let recogniser: ReturnType<typeof toldRecogniser>;
const PATIENCE = { quiet: 150, most: 1_000, goesOn: 600 };

beforeEach(async () => {
  recogniser = toldRecogniser();
  server = await startStreamServer({}, () => ({ recogniser, foundPatience: PATIENCE }));
  user = await signInNewUser(server);
  calls = interviewCalls(server, user);
});
afterEach(() => server.close());

const choose = (answering: string) =>
  server.app.inject({
    method: 'PATCH',
    url: '/api/v1/users/me/answering',
    headers: user.headers,
    payload: { answering },
  });

/** A session that is listened to, and a window that follows it. */
async function open(answering = 'itself', material = {}) {
  await choose(answering);
  const session = { token: user.token, session_id: await calls.start(material) };
  const listener = await server.connect(session).opened();
  await listener.until(() => listener.said('status').length === 1);
  const feed = await server.follow(session).begun();
  const say = (words: string): void => {
    recogniser.hear(words);
    listener.speak(1_600);
  };
  const questions = () => ofKind(feed.events(), 'question');
  const answers = () => ofKind(feed.events(), 'answer');
  return { session, listener, feed, say, questions, answers };
}

const ofKind = <Kind extends AppendedEvent['kind']>(events: readonly AppendedEvent[], kind: Kind) =>
  events.filter((event): event is Extract<AppendedEvent, { kind: Kind }> => event.kind === kind);

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('a question is asked once it was spoken, without what stands around it', async () => {
  const { feed, say, questions, answers } = await open();
  say(`We have six ovens. ${FIRST} Take your time.`);
  await feed.until(() => answers().length === 1);
  const [line] = ofKind(feed.events(), 'line');
  const [detected] = ofKind(feed.events(), 'detected');
  expect(questions()).toMatchObject([
    { text: FIRST, lines: [`${line!.id}/1`], found: detected!.key, channel: 'candidate' },
  ]);
  expect(answers()).toMatchObject([{ exchange_id: questions()[0]!.id, state: 'complete' }]);
  expect((await calls.list()).json()).toMatchObject({ sessions: [{ questions: 1, counted: true }] });
});

test.each(['key', 'shown'])('by %s nothing is asked before the key', async (way) => {
  const { feed, say, questions } = await open(way);
  say(FIRST);
  await feed.until(() => ofKind(feed.events(), 'detected').length === 1);
  await passed(PATIENCE.quiet * 3);
  expect(questions()).toEqual([]);
});

test('a choice counts in sessions that run, and all their windows are told', async () => {
  const { feed, say, questions } = await open('shown');
  expect(feed.said('way')).toEqual(['shown']);
  expect((await choose('itself')).json()).toMatchObject({ answering: 'itself' });
  await feed.until(() => feed.said('way').length === 2);
  say(FIRST);
  await feed.until(() => questions().length === 1);
  expect((await choose('now')).statusCode).toBe(422);
});

test('two windows and a reload make no second answer, nor does a window that leaves end it', async () => {
  const { session, feed, say, questions, answers } = await open();
  const other = await server.follow(session).begun();
  say(FIRST);
  await feed.until(() => questions().length === 1);
  feed.socket.terminate();
  await other.until(() => ofKind(other.events(), 'answer').length === 1);
  await server.follow(session).begun();
  await passed(PATIENCE.goesOn);
  const kept = await calls.events(session.session_id);
  expect(ofKind(kept, 'question')).toHaveLength(1);
  expect(ofKind(kept, 'answer')).toMatchObject([{ state: 'complete' }]);
  expect(answers().length).toBeLessThanOrEqual(1);
});

test('what the key has asked is not asked again', async () => {
  const { session, feed, say, questions } = await open();
  say(FIRST);
  await feed.until(() => ofKind(feed.events(), 'line').length === 1);
  const [line] = ofKind(feed.events(), 'line');
  const payload = { session_id: session.session_id, message: FIRST, lines: [`${line!.id}/0`] };
  await server.app.inject({ method: 'POST', url: '/api/v1/free/chat', headers: user.headers, payload });
  await passed(PATIENCE.quiet * 3);
  expect(questions()).toMatchObject([{ text: FIRST }]);
  expect(questions()[0]!.found).toBeUndefined();
});

test('what the key asked in mid-sentence, before it had a line, is not asked again', async () => {
  const { session, feed, say, questions } = await open();
  await calls.ask(session.session_id, 'what do you know about sour');
  say(FIRST);
  await feed.until(() => ofKind(feed.events(), 'detected').length === 1);
  await passed(PATIENCE.quiet * 3);
  expect(questions()).toHaveLength(1);
});

test('one that goes on is answered anew in its place, and what comes later is the next', async () => {
  const { feed, say, questions, answers } = await open();
  say('What did you tell the owner?');
  await feed.until(() => answers().length === 1);
  say('And how did he take it?');
  await feed.until(() => answers().length === 2);
  const [first, second] = questions();
  expect(second).toMatchObject({ again: first!.id, sending: { id: first!.sending!.id } });
  expect(second!.text).toBe('What did you tell the owner? And how did he take it?');
  expect(second!.sending!.at).toBeGreaterThan(first!.sending!.at);
  await passed(PATIENCE.goesOn + 100);
  say(SECOND);
  await feed.until(() => answers().length === 3);
  expect(questions()[2]).toMatchObject({ text: SECOND });
  expect(questions()[2]!.sending!.id).not.toBe(first!.sending!.id);
});

test('of what was said during a break only the last question is asked', async () => {
  const { feed, listener, say, questions } = await open();
  for (let second = 0; second < 5; second += 1) listener.speak(16_000); // more than sounds in this moment
  say(FIRST);
  await feed.until(() => ofKind(feed.events(), 'detected').length === 1);
  say('We moved here in May.');
  say(SECOND);
  await feed.until(() => questions().length === 1);
  await passed(PATIENCE.quiet * 3);
  expect(questions()).toMatchObject([{ text: SECOND }]);
});

test('one that its reader takes back is gone, and its answer ends', async () => {
  const { session, feed, say, questions } = await open();
  say(FIRST);
  await feed.until(() => questions().length === 1);
  const key = questions()[0]!.found;
  const url = `/api/v1/interviews/${session.session_id}/questions/withdraw`;
  const withdraw = (headers: object, payload: object) =>
    server.app.inject({ method: 'POST', url, headers: { ...headers }, payload });
  expect((await withdraw((await signInNewUser(server)).headers, { key })).statusCode).toBe(404);
  expect((await withdraw(user.headers, { key: 'x' })).statusCode).toBe(422);
  expect((await withdraw(user.headers, { key })).statusCode).toBe(204);
  await feed.until(() => ofKind(feed.events(), 'detected').length === 2);
  expect(ofKind(feed.events(), 'detected')[1]).toMatchObject({
    change: 'withdrawn',
    channel: 'candidate',
    key,
  });
});

test('the story that fits is told while its question is being asked, and goes once that is answered', async () => {
  const resume_summary = `Work: Head Baker, Rye & Co., 2019 - 2021
- Cut flour waste by 20% by weighing every batch.
- When the oven failed one night, I moved the dough to a neighbour, and no order was late.`;
  const { feed, listener } = await open('shown', { resume_summary });
  recogniser.hear('So how did you reduce the flour waste in your', false);
  listener.speak(1_600);
  await feed.until(() => feed.said('glance').length === 1);
  expect(feed.said('glance')).toEqual([
    { title: 'Cut flour waste by 20% by weighing every batch', number: null },
  ]);
  expect(feed.events()).toEqual([]);
  await calls.ask((await calls.list()).json<{ sessions: { id: string }[] }>().sessions[0]!.id, FIRST);
  await feed.until(() => feed.said('glance').length === 2);
  expect(feed.said('glance')[1]).toBeNull();
});

import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { afterEach, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { speakingModel } from '#testing/speaking-model.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { toldRecogniser } from '#testing/told-recogniser.ts';
import { AheadOfKey, type AheadParts } from './ahead-of-key.ts';

const QUESTION = 'What do you know about sourdough?';
const OTHER = 'How do you train an apprentice?';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A session that is heard, with a model that goes on once it may. */
async function open(kind: AnswererLabel['kind'] = 'local', environment: Record<string, string> = {}) {
  const calls: { question: string; signal: AbortSignal }[] = [];
  const gate = Promise.withResolvers<void>();
  const model = speakingModel(
    async function* ({ messages }, signal) {
      calls.push({ question: messages.at(-1)!.content, signal });
      yield { type: 'answerer', answerer: { name: 'Test model', kind } };
      yield { type: 'text', text: 'I keep ' };
      await gate.promise;
      yield { type: 'text', text: 'a starter.' };
      yield { type: 'end', ended: 'stop', usage: null };
    },
    { label: { name: 'Test model', kind } },
  );
  const recogniser = toldRecogniser();
  const server = await startStreamServer(environment, () => ({ recogniser, model }));
  cleanups.push(server.close);
  const user = await signInNewUser(server);
  const session = await server.addSession(user);
  const listener = await server.connect(session).opened();
  await listener.until(() => listener.said('status').length === 1);
  const feed = await server.follow(session).begun();
  const found = () => feed.events().filter(({ kind: one }) => one === 'detected').length;
  const say = async (words: string): Promise<void> => {
    const before = found();
    recogniser.hear(words);
    listener.speak(1_600);
    await feed.until(() => found() > before);
  };
  const press = async (message = QUESTION) => {
    const payload = { session_id: session.session_id, message };
    const url = '/api/v1/free/chat';
    return (await server.app.inject({ method: 'POST', url, headers: user.headers, payload })).body;
  };
  const { events, list } = interviewCalls(server, user);
  return { calls, gate, say, press, events: () => events(session.session_id), list, server };
}

const kindsOf = (events: readonly AppendedEvent[]) => events.map(({ kind }) => kind);
const soon = (ms = 200): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('the key goes on with the answer that was begun; before it nothing is kept or charged', async () => {
  const { calls, gate, say, press, events, list } = await open();
  await say(QUESTION);
  await expect.poll(() => calls.length).toBe(1);
  expect(kindsOf(await events())).toEqual(['line', 'detected']);
  const answered = press('what do you know about sourdough');
  await soon();
  gate.resolve();
  expect(await answered).toBe('I keep a starter.');
  expect(calls).toHaveLength(1);
  const [, , question, answer] = await events();
  expect([question, answer]).toMatchObject([
    { kind: 'question', text: 'what do you know about sourdough' },
    { kind: 'answer', exchange_id: question!.id, text: 'I keep a starter.', state: 'complete' },
  ]);
  expect((await list()).json()).toMatchObject({ sessions: [{ questions: 1 }] });
});

test('another question is answered by itself, and what was begun is given up', async () => {
  const { calls, gate, say, press } = await open();
  await say(QUESTION);
  await expect.poll(() => calls.length).toBe(1);
  gate.resolve();
  expect(await press(OTHER)).toBe('I keep a starter.');
  expect(calls).toHaveLength(2);
  expect(calls[0]!.signal.aborted).toBe(true);
  expect(calls[1]!.question).toContain(OTHER);
});

test('one is begun at a time, the newest', async () => {
  const { calls, say } = await open();
  await say(QUESTION);
  await expect.poll(() => calls.length).toBe(1);
  await say(OTHER);
  await expect.poll(() => calls.length).toBe(2);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('twelve are begun in a minute, and the key works beyond', async () => {
  const { calls, gate, say, press } = await open();
  for (let time = 1; time <= 12; time += 1) {
    await say(`How do you bake bread number ${time} in the oven?`);
    await expect.poll(() => calls.length).toBe(time);
  }
  await say(OTHER);
  await soon();
  expect(calls).toHaveLength(12);
  gate.resolve();
  expect(await press()).toBe('I keep a starter.');
});

test('a service that is paid for is asked by the key alone, unless that is switched on', async () => {
  const billed = await open('service');
  await billed.say(QUESTION);
  await soon();
  expect(billed.calls).toEqual([]);
  billed.gate.resolve();
  expect(await billed.press()).toBe('I keep a starter.');
  const switchedOn = await open('service', { ANSWERS_AHEAD: 'true' });
  await switchedOn.say(QUESTION);
  await expect.poll(() => switchedOn.calls.length).toBe(1);
});

type Ends = (ahead: AheadOfKey, session: Parameters<AheadOfKey['begin']>[0]) => unknown;

test.each<[string, Ends]>([
  ['taken back', (ahead, { id }) => ahead.drop(id)],
  [
    'asked by the key',
    (ahead, session) =>
      ahead.take(session, { question: QUESTION, earlier: [] }, new AbortController().signal),
  ],
])('what is %s while the earlier exchanges are read is not begun', async (_, ends) => {
  const earlier = Promise.withResolvers<[]>();
  const failures: unknown[] = [];
  // whatever would be asked of these parts is a failure
  const parts = {
    isBehind: () => false,
    answerer: {},
    onAheadFailure: (error: unknown) => failures.push(error),
  };
  const ahead = new AheadOfKey(parts as unknown as AheadParts);
  const session = { id: 's1', recent: () => earlier.promise } as unknown as Parameters<typeof ahead.begin>[0];
  ahead.begin(session, { text: QUESTION, lines: [] });
  ends(ahead, session);
  earlier.resolve([]);
  await earlier.promise;
  await soon(0);
  expect(failures).toEqual([]);
});

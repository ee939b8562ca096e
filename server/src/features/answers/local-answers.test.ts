import { afterEach, expect, test } from 'vitest';
import type { Coach } from '#coach/answer.ts';
import { localModels, type LocalModelsOptions } from '#providers/llm/local-servers/local-models.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import {
  nobodysOrigin,
  OLLAMA,
  ollamaEnd,
  ollamaLine,
  startModelServer,
  type ModelCall,
} from '#testing/model-server.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

type Reads = (coach: Coach) => Partial<Coach>;

const nothingRead: Reads = ({ brief }) => ({
  experiences: async () => [],
  brief: async (...asked) => ({ ...(await brief(...asked)), experiences: [], fitting: [], passages: [] }),
});
const asTheCoachReads: Reads = () => ({});
const WORK =
  'Work: Baker, Rye & Co., 2019 – 2022\n- Cut waste by 37% with a starter that needs no feeding.\n- Trained 4 apprentices.';

/** With a found Ollama whose `/api/chat` the test answers, a user, and a patient coach. */
async function start(
  chat: (call: ModelCall) => void,
  options: Partial<LocalModelsOptions> = {},
  reads: Reads = nothingRead,
) {
  const server = await startModelServer({ ...OLLAMA, 'POST /api/chat': chat });
  cleanups.push(server.close);
  const nobody = await nobodysOrigin();
  const model = localModels({
    origins: { ollama: server.origin, lmStudio: nobody, llamaCpp: nobody, otherLlamaCpp: nobody },
    onMalformedEvent: () => {},
    probeEveryMs: 50,
    ...options,
  });
  cleanups.push(() => model.close());
  const patience = reads === asTheCoachReads ? { searchWithinMs: 30_000 } : {};
  const running = await startTestApp({}, ({ coach }) => ({
    model,
    coach: {
      ...coach,
      of: (userId) => {
        const own = coach.of(userId);
        return { ...own, ...reads(own) };
      },
    },
    ...patience,
  }));
  cleanups.push(running.close);
  await expect.poll(() => model.label?.kind).toBe('local');
  const user = await signInNewUser(running);
  return { server, running, user, calls: interviewCalls(running, user) };
}

const isAhead = ({ body }: ModelCall): boolean =>
  (body?.['options'] as { num_predict: number } | undefined)?.num_predict === 1;

/** Acknowledges warm-ups. */
const questions =
  (respond: (call: ModelCall) => void) =>
  (call: ModelCall): void =>
    isAhead(call) ? void call.response.end(ollamaEnd) : respond(call);

const says = (text: string) => (call: ModelCall) => void call.response.end(ollamaLine(text) + ollamaEnd);

test('who answers is told by the call for the speech engine', async () => {
  const { running } = await start(questions(says('Because.')));
  const reply = await running.app.inject('/api/v1/speech/status');
  expect(reply.json()).toMatchObject({ answers: { name: 'llama3.2 on Ollama', kind: 'local' } });
});

test('who answered and what it cost are in the header and in the timeline', async () => {
  const { calls } = await start(questions(says('Because.')));
  const session = await calls.start();
  const reply = await calls.ask(session, 'Why?');
  expect(reply.body).toBe('Because.');
  expect(reply.headers['x-answered-by']).toBe('llama3.2%20on%20Ollama');
  expect(reply.headers).not.toHaveProperty('x-stood-in');
  expect(reply.headers).not.toHaveProperty('x-answer-source');
  expect((await calls.events(session))[1]).toMatchObject({
    kind: 'answer',
    answered_by: 'llama3.2 on Ollama',
    stood_in: null,
    source: null,
    usage: { prompt: 26, completion: 2, cached: null },
  });
});

test.each<[string, Partial<LocalModelsOptions>, (call: ModelCall) => void]>([
  ['slow', { firstTokenMs: 60 }, ({ response }) => response.flushHeaders()],
  ['failed', {}, ({ response }) => void response.writeHead(500).end()],
])('the coach stands in for a model that is %s, and says so', async (reason, options, respond) => {
  const { calls } = await start(questions(respond), options);
  const session = await calls.start({ job_title: 'Baker' });
  const reply = await calls.ask(session, 'Tell me about yourself.');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({ 'x-answered-by': 'Built-in%20coach', 'x-stood-in': reason });
  expect((await calls.events(session))[1]).toMatchObject({
    state: 'complete',
    text: reply.body.split('\n\n---\n\n')[0],
    answered_by: 'Built-in coach',
    stood_in: reason,
    usage: null,
  });
});

test('the beginning of the prompt is sent ahead once, and is what each question then begins with', async () => {
  const { server, calls } = await start(questions(says('Because.')));
  const session = await calls.start({ resume_summary: 'Company: Acme, Work: I built a ledger.' });
  await calls.create(); // resumed
  await expect.poll(() => server.asked()).toHaveLength(1);
  await calls.ask(session, 'Why?');
  await calls.ask(session, 'How?');
  const [ahead, ...asked] = server.asked();
  expect(ahead?.body?.['options']).toMatchObject({ num_predict: 1 });
  const beginning = ahead?.body?.messages[0];
  expect(beginning?.content).toContain('I built a ledger.');
  expect(asked.map(({ body }) => body?.messages[0])).toEqual([beginning, beginning]);
  expect(asked.map(isAhead)).toEqual([false, false]);
});

test('material that is given to a session while it runs is sent ahead, too', async () => {
  const { server, calls } = await start(questions(says('Because.')));
  const session = await calls.start({ resume_summary: 'Work: I built a ledger.' });
  await expect.poll(() => server.asked()).toHaveLength(1);
  await calls.changeMaterial(session, 'Work: I built a press.');
  await expect.poll(() => server.asked()).toHaveLength(2);
  expect(isAhead(server.asked()[1]!)).toBe(true);
  await calls.ask(session, 'Why?');
  const [, ahead, asked] = server.asked();
  expect(ahead?.body?.messages[0]?.content).toContain('I built a press.');
  expect(asked?.body?.messages[0]).toEqual(ahead?.body?.messages[0]);
});

test('each question’s messages begin with those of the one before, up to what was asked', async () => {
  const { server, calls } = await start(questions(says('Because.')));
  const session = await calls.start();
  for (const question of ['One?', 'Two?', 'Three?']) await calls.ask(session, question);
  const [, first = [], second = [], third = []] = [
    [],
    ...server.asked().filter((call) => !isAhead(call)),
  ].map((call) => ('body' in call ? (call.body?.messages ?? []) : []));
  expect(second.slice(0, first.length - 1)).toEqual(first.slice(0, -1));
  expect(third.slice(0, second.length - 1)).toEqual(second.slice(0, -1));
  expect(third.map(({ content }) => content).slice(1)).toEqual([
    'One?',
    'Because.',
    'Two?',
    'Because.',
    'Three?',
  ]);
});

test('a real question calls off what is sent ahead', async () => {
  const ahead = Promise.withResolvers<ModelCall>();
  const { calls } = await start((call) => (isAhead(call) ? ahead.resolve(call) : says('Because.')(call)));
  const session = await calls.start();
  const call = await ahead.promise;
  expect((await calls.ask(session, 'Why?')).body).toBe('Because.');
  await call.closed;
});

test('after an answer that came too late the beginning is sent again', async () => {
  const { server, calls } = await start(
    questions(() => {}),
    { firstTokenMs: 300 }, // time to be asked at all
  );
  const session = await calls.start();
  await expect.poll(() => server.asked()).toHaveLength(1);
  await calls.ask(session, 'Why?');
  await expect.poll(() => server.asked().map(isAhead)).toEqual([true, false, true]);
});

test('another experience is told where the candidate chose it', async () => {
  const { server, calls } = await start(questions(says('At Birch.')), {}, asTheCoachReads);
  const session = await calls.start({ resume_summary: WORK });
  await calls.ask(session, 'Why?', { instead: 'Trained 4 apprentices' });
  const { content } = server.asked().at(-1)!.body!.messages.at(-1)!;
  expect(content).toBe('Why?\n\nAnswer with E2 and no other.');
});

test('the bytes sent for each question begin with all those sent for the one before, and add only what is new', async () => {
  const { server, calls } = await start(questions(says('I cut it by 37%.')), {}, asTheCoachReads);
  const session = await calls.start({ resume_summary: WORK });
  const asked = ['How did you reduce waste?', 'And whom did you train?', 'Why?', 'What did it cost?'];
  for (const question of asked) await calls.ask(session, question);
  const prompts = server.asked().filter((call) => !isAhead(call));
  const messages = prompts.map(({ body }) => JSON.stringify(body?.messages).slice(0, -1));
  expect(messages).toHaveLength(asked.length);
  for (const [place, sent] of messages.slice(1).entries()) {
    expect(sent.startsWith(messages[place]!)).toBe(true);
    expect(sent.length - messages[place]!.length - asked[place + 1]!.length).toBeLessThan(60 * 4);
  }
  const [beginning, first] = prompts[0]!.body!.messages;
  expect(beginning!.content).toContain('E2 (Baker, Rye & Co., 2019–2022): I trained 4 apprentices.');
  expect(first!.content).toMatch(/^How did you reduce waste\?\n\n<may_fit>E1 \(likely\)/);
});

const NO_PLACE = { employer: '', title: '', from: '', to: '', is_current: false, is_doubtful: false };

const settle = (
  { running, user }: Awaited<ReturnType<typeof start>>,
  read: string,
  changes: { title: string; standing: 'told' | 'hidden' },
) =>
  running.app.inject({
    method: 'PUT',
    url: '/api/v1/material/stories',
    headers: user.headers,
    payload: { version: 0, stories: [{ ...changes, place: NO_PLACE, text: read, read: [read] }] },
  });

test('a story stands in the prompt under the title that its user gave it, which is the source of an answer that tells it', async () => {
  const begun = await start(questions(says('At Rye & Co. I trained 4 apprentices.')), {}, asTheCoachReads);
  const { server, calls } = begun;
  await settle(begun, 'I trained 4 apprentices.', { title: 'My four', standing: 'told' });
  const session = await calls.start({ resume_summary: WORK });
  await calls.ask(session, 'Whom did you train?');
  const [beginning, question] = server.asked().at(-1)!.body!.messages;
  expect(beginning?.content).toContain('E2 “My four”: I trained 4 apprentices.');
  expect(question?.content).toContain('<may_fit>E2');
  expect((await calls.events(session))[1]).toMatchObject({ source: 'From your résumé: My four' });
});

test('a story that its user hid is in no prompt, each of which begins with the one before', async () => {
  const begun = await start(questions(says('Because.')), {}, asTheCoachReads);
  const { server, calls } = begun;
  await settle(begun, 'I lost a van full of bread.', { title: 'The van', standing: 'hidden' });
  const session = await calls.start({ resume_summary: `${WORK}\n- Lost a van full of bread.` });
  for (const question of ['Why?', 'How did you reduce waste?']) await calls.ask(session, question);
  const [first = '', second = ''] = server
    .asked()
    .filter((call) => !isAhead(call))
    .map(({ body }) => JSON.stringify(body?.messages).slice(0, -1));
  expect(second).toContain('E1 (Baker, Rye & Co., 2019–2022): I cut waste by 37%');
  expect(second).not.toMatch(/\bvan\b/i);
  expect(second.startsWith(first)).toBe(true);
});

test('an answer that tells a numbered experience comes with its source behind the text, which the timeline keeps', async () => {
  const told = 'I reduced waste by 37%. At Rye & Co. I bred a starter that needs no feeding.';
  const { running, user, calls } = await start(questions(says(told)), {}, asTheCoachReads);
  const session = await calls.start({ resume_summary: WORK });
  const { body } = await running.app.inject({
    method: 'POST',
    url: '/api/v1/free/chat',
    headers: { ...user.headers, accept: 'text/event-stream' },
    payload: { session_id: session, message: 'What are you proud of?' },
  });
  expect(body.match(/(?<=^event: )\w+/gm)).toEqual([
    'mark',
    'cue',
    'mark',
    'text',
    'backed',
    'backed',
    'source',
    'end',
  ]);
  expect(body).toContain('{"text":"From your résumé: Baker, Rye & Co., 2019–22"}');
  const [, answer] = await calls.events(session);
  expect(answer).toMatchObject({ text: told, source: 'From your résumé: Baker, Rye & Co., 2019–22' });
});

test('after other material the numbers of before are not said again: they would mean other experiences', async () => {
  const { server, calls } = await start(questions(says('Because.')), {}, asTheCoachReads);
  const session = await calls.start({ resume_summary: WORK });
  await calls.ask(session, 'How did you reduce waste?');
  await calls.changeMaterial(session, WORK.replace('Trained 4', 'Taught 5'));
  await calls.ask(session, 'Why?');
  expect(server.asked().at(-1)?.body?.messages[1]?.content).toBe('How did you reduce waste?');
});

test.each<[string, Coach['brief']]>([
  ['fails', () => Promise.reject(new Error('the coach is broken'))],
  ['never comes', () => new Promise(() => {})],
])('where the brief of a question %s, it is answered without', async (_name, brief) => {
  const { server, calls } = await start(questions(says('Because.')), {}, () => ({ brief }));
  expect((await calls.ask(await calls.start(), 'Why?')).body).toBe('Because.');
  expect(server.asked().at(-1)?.body?.messages.at(-1)?.content).toBe('Why?');
});

test.each([
  ['blank', ' '],
  ['longer than 500 characters', 'x'.repeat(501)],
])('422 when the other experience is %s', async (_name, instead) => {
  const { calls } = await start(questions(says('Because.')));
  const reply = await calls.ask(await calls.start(), 'Why?', { instead });
  expect([reply.statusCode, reply.json<{ errors: object[] }>().errors]).toMatchObject([
    422,
    [{ path: 'instead' }],
  ]);
});

test('an answer that broke off is marked in the next prompt', async () => {
  const answers = [({ response }: ModelCall) => void response.end(ollamaLine('Because I')), says('So.')];
  const { server, calls } = await start(questions((call) => answers.shift()!(call)));
  const session = await calls.start();
  const broken = await calls.ask(session, 'Why?').catch((error: unknown) => error);
  expect(broken).toBeInstanceOf(Error); // the connection broke
  await calls.ask(session, 'And then?');
  const said = server.asked().at(-1)?.body?.messages.slice(1);
  expect(said).toEqual([
    { role: 'user', content: 'Why?' },
    { role: 'assistant', content: 'Because I [broken off]' },
    { role: 'user', content: 'And then?' },
  ]);
});

import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#db/database.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const QUARTER_MS = 15 * 60_000;

let running: TestApp;
let calls: ReturnType<typeof interviewCalls>;
beforeEach(async () => {
  running = await startTestApp({ FREE_TRIALS: '10' });
  calls = interviewCalls(running, await signInNewUser(running));
});
afterEach(() => running.close());

/** @returns ids, the last one running */
async function startSessions(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    if (n > 1) running.clock.advance(QUARTER_MS);
    ids.push(await calls.start({ job_title: `Job ${n}` }));
  }
  return ids;
}

test('a user sees the own sessions, newest first, what runs, what has cost its trial and what is in it', async () => {
  const [first = ''] = await startSessions(1);
  await calls.ask(first, 'Why us?');
  running.clock.advance(QUARTER_MS);
  const second = await calls.start({ job_title: 'Job 2' });
  const other = interviewCalls(running, await signInNewUser(running));
  await other.start();
  expect((await calls.list()).json()).toEqual({
    sessions: [
      {
        id: second,
        kind: 'free',
        title: '',
        company: '',
        job_title: 'Job 2',
        job_id: null,
        language: 'en',
        created_at: '2026-01-15T09:15:00.000Z',
        expires_at: '2026-01-15T09:30:00.000Z',
        running: true,
        counted: false,
        entries: 0,
        questions: 0,
      },
      {
        id: first,
        kind: 'free',
        title: '',
        company: '',
        job_title: 'Job 1',
        job_id: null,
        language: 'en',
        created_at: '2026-01-15T09:00:00.000Z',
        expires_at: '2026-01-15T09:15:00.000Z',
        running: false,
        counted: true,
        entries: 2,
        questions: 1,
      },
    ],
    next: null,
  });
});

test('a session that is read right after an answer counts what its timeline holds', async () => {
  const id = await calls.start();
  await calls.ask(id, 'Why us?');
  expect((await calls.read(id)).json()).toMatchObject({
    session: { counted: true, entries: 2, questions: 1 },
    events: [{ kind: 'question' }, { kind: 'answer' }],
  });
});

test('the session on the last trial can be found while it runs', async () => {
  const id = (await startSessions(10)).at(-1);
  const { sessions } = (await calls.list({ limit: '1' })).json<{ sessions: object[] }>();
  expect(sessions).toMatchObject([{ id, running: true }]);
});

test('sessions come in pages without a gap', async () => {
  const ids = await startSessions(5);
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const query: Record<string, string> = { limit: '2', ...(before && { before }) };
    const page = (await calls.list(query)).json<{ sessions: { id: string }[]; next: string | null }>();
    seen.push(...page.sessions.map(({ id }) => id));
    before = page.next;
  } while (before !== null);
  expect(seen).toEqual(ids.toReversed());
});

test('a session is read with its events in order, page by page, also when it is over', async () => {
  const [id = ''] = await startSessions(1);
  for (const question of ['One?', 'Two?']) await calls.ask(id, question);
  running.clock.advance(QUARTER_MS);
  const first = await calls.read(id, { limit: '3' });
  expect(first.json()).toMatchObject({
    session: { id, job_title: 'Job 1', running: false },
    events: [
      { seq: 1, kind: 'question', text: 'One?', at: '2026-01-15T09:00:00.000Z' },
      { seq: 2, kind: 'answer', state: 'complete' },
      { seq: 3, kind: 'question', text: 'Two?' },
    ],
    next: 3,
  });
  const rest = await calls.read(id, { after: '3', limit: '3' });
  expect(rest.json()).toMatchObject({ events: [{ seq: 4, kind: 'answer' }], next: null });
});

test('a session that is another user’s, unknown or no id at all is a 404', async () => {
  const other = interviewCalls(running, await signInNewUser(running));
  const foreign = await other.start();
  for (const id of [foreign, '01890000-0000-7000-8000-000000000000', 'no-id']) {
    const reply = await calls.read(id);
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: SERVER_MESSAGES.notFound }]);
  }
});

test.each<Record<string, string>>([{ limit: '0' }, { limit: '101' }, { limit: 'all' }, { before: 'x' }])(
  'the query %j is a 422',
  async (query) => {
    expect((await calls.list(query)).statusCode).toBe(422);
  },
);

test('without a token it is a 401', async () => {
  for (const url of ['/api/v1/interviews', '/api/v1/interviews/01890000-0000-7000-8000-000000000000']) {
    expect((await running.app.inject({ url })).statusCode).toBe(401);
  }
});

/** In an earlier version's format. */
async function storeAnswer(session_id: string, seq: number, told: object): Promise<void> {
  const body = JSON.stringify({ exchange_id: 'q', first_text_ms: 1, total_ms: 2, ...told });
  const row = { id: newId(), session_id, seq, at: 1, kind: 'answer', channel: 'copilot', body } as const;
  await running.dependencies.db.insertInto('session_events').values(row).execute();
}

test('an answer kept before it was told who answered is read with nobody named', async () => {
  const [session_id = ''] = await startSessions(1);
  await storeAnswer(session_id, 1, { text: 'Because.', state: 'complete' });
  expect(await calls.events(session_id)).toMatchObject([
    { text: 'Because.', answered_by: null, stood_in: null, source: null, usage: null },
  ]);
});

const NOTHING_BESIDE = { alternatives: [], note: null };

test.each([
  [
    'two stories',
    'So.\n\n---\n\n- One.\n- Two.',
    { text: 'So.', alternatives: ['One.', 'Two.'], note: null },
  ],
  ['one story', 'So.\n\n---\n\n- One.', { text: 'So.', alternatives: ['One.'], note: null }],
  ['a note', 'So.\n\n---\n\nAdd more.', { text: 'So.', alternatives: [], note: 'Add more.' }],
  ['nothing, as it was stopped there', 'So.\n\n---', { text: 'So.', ...NOTHING_BESIDE }],
])(
  'an answer kept before answers had parts has those behind its last rule: %s',
  async (_what, text, parts) => {
    const [session_id = ''] = await startSessions(1);
    await storeAnswer(session_id, 1, { text, state: 'complete' });
    expect(await calls.events(session_id)).toMatchObject([parts]);
  },
);

test.each([
  'So.\n\n---\n\nThen.\n\nAnd.',
  'So.\n\n---\n\n- One.\n- Two.\n- Three.',
  'So.\n\n---\n\n- One.\n\nAnd so on.',
  '---\n\n- One.',
  'So.\n\n- One.',
])('what an old answer says of its own stays in its text: %j', async (text) => {
  const [session_id = ''] = await startSessions(1);
  await storeAnswer(session_id, 1, { text, state: 'complete' });
  expect(await calls.events(session_id)).toMatchObject([{ text, ...NOTHING_BESIDE }]);
});

test('an answer of today keeps a rule of its text', async () => {
  const [session_id = ''] = await startSessions(1);
  const text = 'So.\n\n---\n\nThen.';
  await storeAnswer(session_id, 1, { text, state: 'complete', ...NOTHING_BESIDE });
  expect(await calls.events(session_id)).toMatchObject([{ text, ...NOTHING_BESIDE }]);
});

import { setTimeout as delay } from 'node:timers/promises';
import type { ListedInterview } from '@pythia/contracts/interviews.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { newId, type Database } from '#db/database.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { searchSessions } from './search-sessions.ts';
import { insertEvents } from './timeline/events-store.ts';

const QUARTER_MS = 15 * 60_000;

let running: TestApp;
let db: Database;
let user: SignedInUser;
let calls: ReturnType<typeof interviewCalls>;
beforeEach(async () => {
  running = await startTestApp({ FREE_TRIALS: '10' });
  db = running.dependencies.db;
  user = await signInNewUser(running);
  calls = interviewCalls(running, user);
});
afterEach(() => running.close());

async function held(about: object = {}): Promise<string> {
  const id = await calls.start(about);
  running.clock.advance(QUARTER_MS);
  return id;
}

async function hear(session_id: string, texts: readonly string[]): Promise<string[]> {
  const lines = texts.map((text) => ({
    session_id,
    id: newId(),
    at: 0,
    kind: 'line' as const,
    channel: 'interviewer' as const,
    body: JSON.stringify({ text }),
  }));
  await insertEvents(db, lines, { again: false });
  return lines.map(({ id }) => id);
}

async function search(text: string, query: Record<string, string> = {}) {
  const reply = await calls.list({ search: text, ...query });
  const { sessions, next } = reply.json<{ sessions: { id: string }[]; next: string | null }>();
  return { ids: sessions.map(({ id }) => id), next };
}

test('a session is found by what was heard, asked, answered or corrected in it, in any case', async () => {
  const heard = await held();
  const [line] = await hear(heard, ['Расскажите о ДМИТРИИ.', 'Tell me about "Cooper Netties".']);
  const other = await held();
  const asked = await calls.start();
  await calls.ask(asked, 'Why Göteborg?');
  running.clock.advance(QUARTER_MS);
  await calls.correct(other, `${line}/0`, 'Tell me about Kubernetes.');

  expect((await search('дмитрии')).ids).toEqual([heard]);
  expect((await search('"cooper')).ids).toEqual([heard]);
  expect((await search('GÖTEBORG')).ids).toEqual([asked]);
  expect((await search('kubernetes')).ids).toEqual([other]);
  const answer = (await calls.events(asked)).find((event) => event.kind === 'answer');
  expect((await search(answer!.text.split(' ').at(-1)!)).ids).toEqual([asked]);
});

test('a session is found whatever its apostrophes, hyphens and letters are drawn like, and shown as it was said', async () => {
  const heard = await held();
  await hear(heard, ['I’d rather work part\u2011time in the oﬃce.']);
  const typed = await held();
  await hear(typed, ["I'd meet the full-time crew."]);
  expect((await search("I'd part-time office")).ids).toEqual([heard]);
  expect((await search('I’d full\u2011time')).ids).toEqual([typed]);
  const [found] = (await calls.list({ search: 'part-time' })).json<{ sessions: ListedInterview[] }>()
    .sessions;
  expect(found!.excerpt!.pieces.find((piece) => piece.found)!.text).toBe('part\u2011time');
});

test('a session is found by parts of words in writing without spaces, and from right to left', async () => {
  const japanese = await held({ job_title: 'パン職人' });
  await hear(japanese, ['自己紹介をお願いします。']);
  const arabic = await held();
  await hear(arabic, ['لماذا تريد هذا العمل؟']);
  expect((await search('紹介')).ids).toEqual([japanese]);
  expect((await search('職人　願い')).ids).toEqual([japanese]);
  expect((await search('ﾊﾟﾝ')).ids).toEqual([japanese]);
  expect((await search('عمل')).ids).toEqual([arabic]);
  expect((await search('العمل لماذا')).ids).toEqual([arabic]);
  expect((await search('紹介 عمل')).ids).toEqual([]);
});

test('a session is found by its names, also together with what was said', async () => {
  const id = await held({ job_title: 'Baker', resume_summary: 'Company: Acme, Role: Pastry chef' });
  await calls.rename(id, 'Second round');
  await hear(id, ['Do you like sourdough?']);
  await held({ job_title: 'Baker' });
  for (const text of ['acme', 'PASTRY', 'second', 'sourdough baker']) {
    expect((await search(text)).ids).toEqual([id]);
  }
  expect((await search('sourdough driver')).ids).toEqual([]);
});

test('what was found is told with the words around it, and with the line or question that it stands at', async () => {
  const id = await held({ job_title: 'Baker' });
  const lines = await hear(id, ['We like bread.', 'Tell me <b>about</b> rye bread.', 'And rye?']);
  await calls.correct(id, `${lines[2]}/0`, 'And wheat?');
  const found = async (text: string) => {
    const reply = await calls.list({ search: text });
    const { excerpt } = reply.json<{ sessions: ListedInterview[] }>().sessions[0]!;
    const words = excerpt?.pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('');
    return [excerpt?.kind, excerpt?.event_id, words];
  };
  expect(await found('bread baker rye')).toEqual(['line', lines[1], 'Tell me <b>about</b> [rye] [bread].']);
  expect(await found('WHEAT')).toEqual(['correction', lines[2], 'And [wheat]?']);
  expect(await found('baker')).toEqual([undefined, undefined, undefined]);
});

test('what was found in an answer stands at its question', async () => {
  const id = await calls.start();
  await calls.ask(id, 'Why Göteborg?');
  const events = await calls.events(id);
  const question = events[0];
  const answer = events.find((event) => event.kind === 'answer');
  const word = answer!.text.split(' ').at(-1)!;
  const reply = await calls.list({ search: word });
  const { excerpt } = reply.json<{ sessions: ListedInterview[] }>().sessions[0]!;
  expect(excerpt).toMatchObject({ kind: 'answer', event_id: question!.id });
  expect(excerpt!.pieces.some(({ text, found }) => found && text === word)).toBe(true);
});

test('what only holds a session together is not found, and marks are marks', async () => {
  const id = await held({ job_title: '100%' });
  await hear(id, ['Hello.']);
  const asked = await calls.start({ job_title: '1000' });
  await calls.ask(asked, 'Why us?');
  running.clock.advance(QUARTER_MS);
  expect((await search('exchange_id')).ids).toEqual([]);
  expect((await search('"text":')).ids).toEqual([]);
  expect((await search('100%')).ids).toEqual([id]);
  expect((await search('h_llo')).ids).toEqual([]);
});

test('another user’s sessions and deleted ones are not found', async () => {
  const stranger = interviewCalls(running, await signInNewUser(running));
  await hear(await stranger.start({ job_title: 'Secret' }), ['Secret.']);
  const gone = await held({ job_title: 'Secret' });
  await calls.remove(gone);
  const going = await held();
  await hear(going, ['Secret.']); // erased shortly after its session is marked
  await db
    .updateTable('interview_sessions')
    .set({ deleted_at: 1, forgotten_at: 1 })
    .where('id', '=', going)
    .execute();
  expect((await search('secret')).ids).toEqual([]);
});

test('finds come in pages without a gap', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await held({ job_title: n === 2 ? 'Driver' : 'Baker' }));
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const page = await search('baker', { limit: '2', ...(before && { before }) });
    seen.push(...page.ids);
    before = page.next;
  } while (before !== null);
  expect(seen).toEqual(ids.filter((_, n) => n !== 2).toReversed());
});

test('a call ends after so many events, and the next one goes on behind them', async () => {
  const older = await held({ job_title: 'Baker' });
  const long = await held();
  for (let n = 0; n < 41; n += 1) await hear(long, Array<string>(500).fill('Hello.'));
  const first = await search('baker');
  expect(first).toEqual({ ids: [], next: long });
  expect(await search('baker', { before: long })).toEqual({ ids: [older], next: null });
});

/** Counts statements. */
function counting(): { counted: Database; statements: () => number } {
  let queries = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => ((queries += 1), node),
    transformResult: async ({ result }) => result,
  });
  return { counted, statements: () => queries };
}

test('short sessions are read together, and each is found by its own words', async () => {
  const now = running.clock.now().getTime();
  const ids = Array.from({ length: 45 }, newId);
  const kept = { user_id: user.userId, kind: 'free', job_title: 'Baker', resume_summary: '' } as const;
  for (const id of ids)
    await db
      .insertInto('interview_sessions')
      .values({ ...kept, id, created_at: now, expires_at: now, last_seq: 0, language: 'en' })
      .execute();
  for (const [at, id] of ids.entries()) await hear(id, ['Hello.', `Number n${at}n.`, 'Why bread?']);
  const { counted, statements } = counting();
  const wanted = { userId: user.userId, before: undefined, jobId: undefined, limit: 50 };
  const { signal } = new AbortController();
  const { found } = await searchSessions(counted, { ...wanted, text: 'bread', signal });
  expect(found.map(({ session }) => session.id)).toEqual(ids.toReversed());
  expect(statements()).toBeLessThan(4);
  for (const at of [0, 22, 44]) expect((await search(`n${at}n baker`)).ids).toEqual([ids[at]]);
});

test('a session that grows while it is looked through is read to its end', async () => {
  const id = await held();
  await hear(id, ['Hello.']);
  const { found } = await searchSessions(
    db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const [row] = result.rows as { last_seq?: number }[];
        if (row?.last_seq === 1) {
          await hear(id, Array<string>(499).fill('Hello.'));
          await hear(id, ['Sourdough?']);
        }
        return result;
      },
    }),
    {
      userId: user.userId,
      before: undefined,
      jobId: undefined,
      limit: 50,
      text: 'sourdough',
      signal: new AbortController().signal,
    },
  );
  expect(found.map(({ session }) => session.id)).toEqual([id]);
});

test('a user’s sessions are listed by an index, without sorting them', async () => {
  const plan = await db.transaction().execute(async (trx) => {
    const isPostgres = inject('database') === 'postgres';
    if (isPostgres) {
      // on one row all plans cost the same; sorts remain only where no index has the order
      await sql`SET LOCAL enable_seqscan = off`.execute(trx);
      await sql`SET LOCAL enable_sort = off`.execute(trx);
    }
    const explain = isPostgres ? sql`EXPLAIN` : sql`EXPLAIN QUERY PLAN`;
    const { userId } = user;
    return sql`
      ${explain} SELECT * FROM interview_sessions
      WHERE user_id = ${userId} AND deleted_at IS NULL ORDER BY id DESC LIMIT 50`.execute(trx);
  });
  const steps = JSON.stringify(plan.rows);
  expect(steps).toContain('interview_sessions_of_user');
  expect(steps).not.toMatch(/sort|temp b-tree/i);
});

test('others are served while it looks, and a caller who leaves ends it', async () => {
  const long = await held();
  for (let n = 0; n < 20; n += 1) await hear(long, Array<string>(500).fill('Hello.'));
  await held();
  const left = new AbortController();
  const wanted = { userId: user.userId, before: undefined, jobId: undefined, text: 'x', limit: 20 };
  const { counted, statements } = counting();
  const searching = searchSessions(counted, { ...wanted, signal: left.signal });
  let ended = false;
  void searching.then(() => (ended = true));
  await delay(0);
  expect(ended).toBe(false);
  left.abort();
  const before = statements();
  expect(await searching).toMatchObject({ found: [], next: expect.any(String) });
  expect(statements() - before).toBeLessThan(2); // the rest is not read
});

test('who searches too often at once is asked to come back, and another user is not', async () => {
  await hear(await held(), Array<string>(500).fill('Hello.'));
  const other = interviewCalls(running, await signInNewUser(running));
  const [mine, theirs] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, () => calls.list({ search: 'x' }))),
    other.list({ search: 'x' }),
  ]);
  expect(theirs.statusCode).toBe(200);
  const refused = mine.find(({ statusCode }) => statusCode !== 200);
  expect([refused?.statusCode, refused?.json()]).toEqual([503, { detail: SERVER_MESSAGES.tooManySearches }]);
});

test('others are served between long texts, too', async () => {
  await hear(await held(), Array<string>(60).fill('Привет. '.repeat(1_000)));
  let characters = 0;
  let most = 0;
  const nextTurn = (): void => {
    most = Math.max(most, characters);
    characters = 0;
    turn = setImmediate(nextTurn);
  };
  let turn = setImmediate(nextTurn);
  const normalize = String.prototype.normalize;
  const folding = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    characters += this.length;
    return normalize.call(this, form);
  });
  expect((await search('x')).ids).toEqual([]);
  folding.mockRestore();
  clearImmediate(turn);
  expect(most).toBeGreaterThan(8_000);
  expect(most).toBeLessThan(70_000);
});

test('only those for one application are listed or searched', async () => {
  const now = running.clock.now().getTime();
  const job = { company: 'Acme', role: 'Baker', job_description: '', link: '', notes: '' };
  const job_id = newId();
  await db
    .insertInto('jobs')
    .values({
      ...job,
      id: job_id,
      user_id: user.userId,
      status: 'saved',
      interview_dates: '[]',
      created_at: now,
      updated_at: now,
    })
    .execute();
  const id = await held({ job_title: 'Baker' });
  await held({ job_title: 'Baker' });
  await db.updateTable('interview_sessions').set({ job_id }).where('id', '=', id).execute();
  const listed = (await calls.list({ job_id })).json<{ sessions: object[] }>();
  expect(listed.sessions).toMatchObject([{ id, job_id }]);
  expect((await search('baker', { job_id })).ids).toEqual([id]);
});

test('a search of the greatest length is taken, and one character more is a 422', async () => {
  expect((await calls.list({ search: 'a'.repeat(100) })).statusCode).toBe(200);
  expect((await calls.list({ search: 'a'.repeat(101) })).statusCode).toBe(422);
});

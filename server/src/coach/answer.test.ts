import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { coach as shared } from '#testing/coach.ts';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Coach, coachThread, type CoachThread } from './answer.ts';
import type { LineLabeller } from './line-labeller.ts';
import type { Asked } from './thread/task.ts';
import { DEATH } from './thread/testing/faulty-worker.ts';
import type { UsualClassifier } from './thread/usual-meant.ts';

/** How many threads this process has (Linux). */
const threads = (): number => readdirSync('/proc/self/task').length;

const opened: CoachThread[] = [];
afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.close();
});

function open(...options: Parameters<typeof coachThread>): CoachThread {
  const thread = coachThread(...options);
  opened.push(thread);
  return thread;
}

const material = {
  company: 'Northwind',
  role: 'Baker',
  jobDescription: '',
  name: '',
  education: '',
  work: 'Baker, Rye & Co., 2019 – 2022\n- Cut waste by 37% with a starter that needs no feeding.\n- Trained 4 apprentices.',
  stories: [],
  settled: [],
  settledJobs: [],
  facts: {},
  other: '',
};
const asking = (text: string): Asked => ({ material, turns: [{ role: 'user', text }] });
const FAULTY = new URL('thread/testing/faulty-worker.ts', import.meta.url);
const SLOW = new URL('thread/testing/slow-worker.ts', import.meta.url);

/** The experience that fits best, in words. */
async function best(coach: Coach, asked: Asked): Promise<string | undefined> {
  const [first] = (await coach.brief(asked, { fitting: 1 })).fitting;
  return first && (await coach.experiences(asked.material))[first.index]!.text;
}

test('answers from the material, and names the experience that fits best first', async () => {
  const coach = shared.of('anybody');
  await coach.read(material);
  const { text, source } = await coach.answer(asking('How did you reduce waste?'));
  expect(text).toContain('I cut waste by 37%');
  expect(source).toBe('From your résumé: Baker, Rye & Co., 2019–22');
  expect(await best(coach, asking('How did you reduce waste?'))).toBe(
    '(Baker, Rye & Co., 2019–2022): I cut waste by 37% with a starter that needs no feeding.',
  );
});

test.each([
  [
    'How did you fix the workﬂow of the oﬃce?',
    'Baker, Rye & Co., 2019 – 2022\n- Fixed the workflow of the office.\n- Cut waste.',
  ],
  [
    'How did you fix the workflow of the office?',
    'Baker, Rye & Co., 2019 – 2022\n- Fixed the workﬂow of the oﬃce.\n- Cut waste.',
  ],
  [
    'Tell me about the kanban board.',
    'Baker, Rye & Co., 2019 – 2022\n- Cut waste.\n- Drew a Ｋａｎｂａｎ board for the bakery.',
  ],
  [
    'Tell me about the in\u00adci\u00addent.',
    'Baker, Rye & Co., 2019 – 2022\n- Cut waste.\n- Ended an incident at the bakery.',
  ],
])('letters that are only drawn otherwise are the same: %s', async (question, work) => {
  const text = await best(shared.of('anybody'), { ...asking(question), material: { ...material, work } });
  expect(text).toMatch(/office|board|incident/);
});

test('understands half a question by what was said before it, and a whole one by itself', async () => {
  const coach = shared.of('anybody');
  const before = 'You have trained apprentices.';
  const work =
    'Baker, Rye & Co., 2019 – 2022\n- Cut waste by 37% with a starter.\n\nCook, Mill Inn, 2016 – 2019\n- Trained 4 apprentices.';
  const whole = { ...asking('How did you reduce waste?'), material: { ...material, work }, before };
  expect(await best(coach, whole)).toContain('37%');
  const half = { ...whole, turns: asking('How did you do it?').turns };
  expect(await best(coach, half)).toContain('apprentices');
  const { before: _, ...without } = half;
  expect((await best(coach, without)) ?? '').not.toContain('apprentices');
});

test.each([
  ['Tell me about it time you had a conflict with a coworker found a year.', /rota.*\.$/],
  ['Tell me about a time you had to learn something quickly.', /^(?!.*rota)/],
])('the only story is told where it shows what is asked: %s', async (question, told) => {
  const work = 'Baker, Rye & Co.\n- A baker and I quarrelled over the early shift. I drew up a rota.';
  const { text } = await shared
    .of('anybody')
    .answer({ ...asking(question), material: { ...material, work } });
  expect(text).toMatch(told);
});

test('the event loop turns while a question is thought over', async () => {
  const coach = open({ worker: FAULTY }).of('anybody');
  await coach.answer(asking('begin'));
  const begun = performance.now();
  const answer = coach.answer(asking('take 3000 ms'));
  await delay(5);
  expect(performance.now() - begun).toBeLessThan(2_000);
  await answer;
  expect(performance.now() - begun).toBeGreaterThan(2_900);
});

test.each(['hang', 'die'])('a question at which the thread would %s fails alone', async (fault) => {
  const thread = open({ worker: FAULTY, hangsAfterMs: 2_000 });
  await thread.of('first').answer(asking('begin'));
  const before = threads();
  const failing = thread.of('first').answer(asking(fault));
  const behind = ['second', 'third'].map((user) => thread.of(user).answer(asking(`of the ${user}`)));
  await expect(failing).rejects.toThrow(Error);
  expect(await Promise.all(behind)).toMatchObject([{ text: 'of the second' }, { text: 'of the third' }]);
  expect(await thread.of('first').answer(asking('and now?'))).toMatchObject({ text: 'and now?' });
  await expect.poll(threads).toBeLessThanOrEqual(before); // the one that hung is gone, and its core free
});

test('a question has its time from when it is begun, however long it waits', async () => {
  const thread = open({ worker: FAULTY, hangsAfterMs: 1_500 });
  const users = Array.from({ length: 10 }, (_, n) => thread.of(String(n)));
  const answers = users.map((coach) => coach.answer(asking('take 250 ms')));
  expect(await Promise.all(answers)).toHaveLength(10);
});

test('time in which the process stood still counts for no question', async () => {
  const hangsAfterMs = 2_000;
  const coach = open({ worker: FAULTY, hangsAfterMs }).of('anybody');
  await coach.read(material);
  const answer = coach.answer(asking('take 1 ms'));
  await turn(); // it is at the thread
  standStill(hangsAfterMs + 500);
  expect((await answer).text).toBe('take 1 ms');
});

/** As a process that is stopped, which hears what its thread said when it goes on. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('a thread that takes long to begin is not ready until then, and a question to it has its time from then', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const channel = new BroadcastChannel('slow worker');
  onTestFinished(() => channel.close());
  const loading = once(channel, 'message');
  const thread = open({ worker: SLOW, startsAtOnce: true });
  const answer = thread.of('anybody').answer(asking('Why us?'));
  await loading;
  vi.advanceTimersByTime(50_000);
  expect(thread.isReady()).toBe(false);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  channel.postMessage('begin');
  expect(await answer).toMatchObject({ text: 'Why us?' });
  expect(thread.isReady()).toBe(true);
});

test('what crosses with a question does not grow with the material', async () => {
  const coach = open({ worker: FAULTY }).of('anybody');
  const bytesWith = async (work: string): Promise<number> => {
    const { text } = await coach.answer({ ...asking('how many bytes?'), material: { ...material, work } });
    return Number(text);
  };
  expect(await bytesWith('Baker. '.repeat(2_000))).toBe(await bytesWith('Baker.'));
});

test('the same material in another object is opened once', async () => {
  const coach = open({ worker: FAULTY }).of('anybody');
  await coach.read(material);
  const { text } = await coach.answer({ ...asking('how many openings?'), material: { ...material } });
  expect(text).toBe('1');
});

test.each([
  ['forget', 'the thread has forgotten it', '2'],
  ['die', 'the thread has died', '1'],
])('material is opened again after “%s”: %s', async (fault, _, openings) => {
  const coach = open({ worker: FAULTY }).of('anybody');
  await coach.answer(asking(fault)).catch(() => {});
  expect(await coach.answer(asking('how many openings?'))).toMatchObject({ text: openings });
});

const kinds = vi.fn<UsualClassifier['wide']['kinds']>();
const byKinds = coachThread({
  usualQuestions: { narrow: { kinds }, wide: { kinds } },
  readWithinMs: 10_000,
});
afterAll(() => byKinds.close());

test('which question is meant is told without the names that are in it', async () => {
  kinds.mockImplementation(async () => new Map([['why-leaving', 0.9]]));
  const { text } = await byKinds
    .of('anybody')
    .answer(asking('What would it take for Northwind to win you from Rye and Co?'));
  expect(kinds.mock.lastCall).toEqual(['What would it take for our company to win you from your job?']);
  expect(text).toMatch(/^I am looking for \[/);
});

test('a turn that means one question is asked as one, unless a part of it asks something else', async () => {
  kinds.mockImplementation(
    async (text) => new Map([[text.includes(', and ') ? 'why-leaving' : 'none', 0.9]]),
  );
  const coach = byKinds.of('anybody');
  const one = asking('Are you unhappy where you are, and can you give me an example?');
  expect((await coach.answer(one)).text).toMatch(/^I am looking for \[/);
  const two = asking('Tell me how you cut waste, and how did you train the apprentices?');
  const { text } = await coach.answer(two);
  for (const part of ['37%', '4 apprentices']) expect(text).toContain(part);
});

test('what a whole turn may mean is said where none of its parts has an answer', async () => {
  kinds.mockImplementation(async (text) => new Map([[text.includes('. ') ? 'hobbies' : 'none', 0.3]]));
  const asked = asking('You give yourself a school report. Where is the bad mark?');
  const { text } = await byKinds.of('anybody').answer(asked);
  expect(text).toMatch(/^In my free time I \[/);
});

const library = { fields: ['software'], hidden: [] };

test('general knowledge is said of the library that is given, and none without one', async () => {
  const coach = shared.of('anybody');
  const asked = asking('What is a hash table?');
  const known = { text: expect.stringContaining('array'), source: 'From Industry knowledge: hash tables' };
  expect(await coach.answer({ ...asked, library })).toMatchObject(known);
  expect(await coach.answer({ ...asked, library: { ...library, fields: null } })).not.toMatchObject(known);
  expect(
    await coach.answer({ ...asked, library: { ...library, hidden: ['hash-tables'] } }),
  ).not.toMatchObject(known);
  const without = await coach.answer(asked);
  expect(without).not.toMatchObject(known);
  expect(without.source ?? '').not.toContain('Industry knowledge');
  expect(await coach.converse({ ...asked, library })).toContain('array');
  expect(await coach.converse(asked)).not.toContain('array');
});

test('names the fields that a material shows, and the entries that a search finds', async () => {
  const coach = shared.of('anybody');
  const shown = await coach.fieldsShown({ ...material, role: 'Backend engineer' });
  expect(shown).toContain('software');
  expect(shown).not.toContain('nursing');
  expect((await coach.findEntries('hash tab', 5))[0]).toBe('hash-tables');
});

const withCutBy = (percent: number) => ({
  ...material,
  work: `Baker, 2019 – 2022\n- Cut waste by ${percent}%.`,
});

test('more materials than the thread keeps are each answered from, and the first one again', async () => {
  const users = [...Array.from({ length: 110 }, (_, n) => n + 1), 1];
  for (const user of users) {
    const asked = { ...asking('How did you reduce waste?'), material: withCutBy(user) };
    expect((await shared.of(String(user)).answer(asked)).text).toContain(`by ${user}%`);
  }
});

test('users take turns, however much one of them asks', async () => {
  const thread = open({ worker: FAULTY });
  const answered: string[] = [];
  const ask = async (user: string, text: string): Promise<void> => {
    await thread.of(user).answer(asking(text));
    answered.push(text);
  };
  await ask('busy', 'begin');
  const much = Array.from({ length: 15 }, (_, n) => ask('busy', `take 50 ms: ${n}`));
  await ask('other', 'one');
  expect(answered.indexOf('one')).toBeLessThan(5);
  await Promise.all(much);
});

test('users whose material is read ahead hold up nobody who asks', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const labeller: LineLabeller = {
    label: async () => undefined,
    labelsIn: async ({ work }) => (work === 'long' ? promise : undefined),
    close: async () => {},
  };
  const thread = open({ worker: FAULTY, labeller });
  const reading = ['one', 'two', 'three', 'four', 'five'].map((user) =>
    thread.of(user).read({ ...material, name: user, work: 'long' }),
  );
  expect(await thread.of('other').answer(asking('and this?'))).toMatchObject({ text: 'and this?' });
  resolve(undefined);
  await Promise.all(reading);
});

test('material that was once not read in time is not read again', async () => {
  const coach = open({ worker: FAULTY, hangsAfterMs: 1_000 }).of('anybody');
  const slow = { ...material, work: 'hang' };
  await expect(coach.answer({ ...asking('Why?'), material: slow })).rejects.toThrow('Not done within');
  await expect(coach.read({ ...slow })).rejects.toThrow('could not be read before');
  await expect(coach.answer({ ...asking('Why?'), material: slow })).rejects.toThrow(
    'could not be read before',
  );
  await expect(coach.listStories(slow)).rejects.toThrow('could not be read before');
  expect(await coach.answer(asking('and this?'))).toMatchObject({ text: 'and this?' });
});

test('a résumé whose stories were once not listed in time is not read for them again, whatever was settled since', async () => {
  const coach = open({ worker: FAULTY, hangsAfterMs: 1_000 }).of('anybody');
  const slow = { ...material, work: 'hang' };
  await expect(coach.listStories(slow)).rejects.toThrow('Not done within');
  const [place, read] = [{ employer: '', title: '', from: '', to: '', isCurrent: false }, ['I baked.']];
  const settled = [{ title: 'Baked', place, text: 'I baked.', read, standing: 'hidden' as const }];
  await expect(coach.listStories({ ...slow, settled })).rejects.toThrow('could not be read before');
  expect(await coach.listStories({ ...material, settled })).toEqual([]);
});

test('a thread that dies while nobody asks is told of, and begins anew', async () => {
  const died = Promise.withResolvers<Error>();
  const coach = open({ worker: FAULTY, onDeath: died.resolve }).of('anybody');
  await coach.answer(asking('die when told'));
  const channel = new BroadcastChannel(DEATH);
  onTestFinished(() => channel.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  channel.postMessage('');
  expect((await died.promise).message).toBe('died idle');
  expect(await coach.answer(asking('and now?'))).toMatchObject({ text: 'and now?' });
});

test('more questions than can wait are refused at once, and told when to come again', async () => {
  const thread = open({ worker: FAULTY });
  const answers = Array.from({ length: 300 }, (_, n) => thread.of(String(n)).answer(asking(String(n))));
  const outcomes = await Promise.allSettled(answers);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
  const refused = outcomes.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { code: 'unavailable', retryAfter: 1 } });
  expect(await thread.of('0').answer(asking('and now?'))).toMatchObject({ text: 'and now?' });
});

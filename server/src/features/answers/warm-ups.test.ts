import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import { readResumeSummary } from '#features/interviews/read-resume-summary.ts';
import { ModelError, type LanguageModel } from '#providers/llm/language-model.ts';
import { speakingModel } from '#testing/speaking-model.ts';
import { WarmUps } from './warm-ups.ts';

interface Ahead {
  signal: AbortSignal;
  done: PromiseWithResolvers<void>;
}

const nobodyAsks = () => {
  throw new Error('nobody asks');
};

/** Ended by hand. */
function begin(change: Partial<LanguageModel> = {}, withinMs?: number) {
  const under: Ahead[] = [];
  const failures: unknown[] = [];
  const read: Material[] = [];
  const opened: Library[] = [];
  const experienced: Material[] = [];
  const model = speakingModel(nobodyAsks, {
    warmUp: (_request, signal) => {
      const done = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => done.reject(new ModelError('failed', 'called off')));
      under.push({ signal, done });
      return done.promise;
    },
    ...change,
  });
  const warmUps = new WarmUps({
    model,
    coach: {
      of: () => ({
        read: async (material) => void read.push(material),
        experiences: async (material) => {
          experienced.push(material);
          return [];
        },
      }),
    },
    openLibrary: async (_userId, library) => void opened.push(library),
    withinMs,
    onSearchFailure: (error) => void failures.push(error),
    onFailure: (error) => void failures.push(error),
  });
  return { warmUps, under, failures, read, opened, experienced };
}

const session = (id: string, summary = '', library?: Library) => ({
  id,
  userId: 'anybody',
  material: readResumeSummary(summary),
  library,
  language: 'en',
});
const others = () => new Promise(setImmediate);

test('a session is read ahead once, however often it is opened', async () => {
  const { warmUps, under } = begin();
  warmUps.begin(session('a'));
  warmUps.begin(session('a'));
  await others();
  under[0]!.done.resolve();
  await others();
  warmUps.begin(session('a'));
  await others();
  expect(under).toHaveLength(1);
});

test.each([
  ['a model that is sent nothing ahead', { warmUp: undefined }],
  ['the coach alone', { label: null, warmUp: undefined }],
])('for %s the candidate is read all the same, once', async (_, change) => {
  const { warmUps, read } = begin(change);
  const opened = session('a', 'Work: Baker');
  warmUps.begin(opened);
  warmUps.begin(opened);
  await others();
  expect(read).toEqual([opened.material]);
});

test('a session that is opened again has the experiences of its own material read', async () => {
  const { warmUps, under, experienced } = begin();
  const opened = [session('a', 'Work: Baker'), session('a', 'Work: Baker')];
  for (const each of opened) warmUps.begin(each);
  await others();
  expect(experienced).toEqual(opened.map(({ material }) => material));
  expect(experienced[0]).not.toBe(experienced[1]);
  expect(under).toHaveLength(1);
});

test('a session in another language is read again', async () => {
  const { warmUps, under } = begin();
  warmUps.begin(session('a'));
  await others();
  under[0]!.done.resolve();
  await others();
  warmUps.begin({ ...session('a'), language: 'ja' });
  await others();
  expect(under).toHaveLength(2);
});

test('a session with other material is read again, and what is being read of it is called off', async () => {
  const { warmUps, under, failures } = begin();
  warmUps.begin(session('a', 'Work: Baker'));
  await others();
  warmUps.begin(session('a', 'Work: Head baker'));
  await others();
  expect(under.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  under[1]!.done.resolve();
  await others();
  warmUps.begin(session('a', 'Work: Head baker'));
  await others();
  expect(under).toHaveLength(2);
  warmUps.begin(session('a', 'Work: Baker'));
  await others();
  expect(under).toHaveLength(3);
  expect(failures).toEqual([]);
});

test('a session is read again by another model that was found since', async () => {
  const label = { name: 'llama3.1 on Ollama', kind: 'local' as const };
  const { warmUps, under } = begin({ label });
  warmUps.begin(session('a'));
  await others();
  under[0]!.done.resolve();
  await others();
  warmUps.begin(session('a'));
  await others();
  expect(under).toHaveLength(1);
  label.name = 'llama3.2 on Ollama';
  warmUps.begin(session('a'));
  await others();
  expect(under).toHaveLength(2);
});

test('two at most are read at one time; one without room is read when it opens again', async () => {
  const { warmUps, under } = begin();
  for (const id of ['a', 'b', 'c']) warmUps.begin(session(id));
  await others();
  expect(under).toHaveLength(2);
  under[0]!.done.resolve();
  await others();
  warmUps.begin(session('c'));
  await others();
  expect(under).toHaveLength(3);
});

test('a question calls off its own session’s, which tells nobody of a failure', async () => {
  const { warmUps, under, failures } = begin();
  warmUps.begin(session('a'));
  warmUps.begin(session('b'));
  await others();
  warmUps.cancel('a');
  await others();
  expect(under.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(failures).toEqual([]);
});

test('one that failed is told, and tried when the session opens again', async () => {
  const { warmUps, under, failures } = begin();
  warmUps.begin(session('a'));
  await others();
  const error = new ModelError('failed', 'gone');
  under[0]!.done.reject(error);
  await others();
  expect(failures).toEqual([error]);
  warmUps.begin(session('a'));
  await others();
  expect(under).toHaveLength(2);
});

test('a session that was read can be read again', async () => {
  const { warmUps, under } = begin();
  warmUps.begin(session('a'));
  await others();
  under[0]!.done.resolve();
  await others();
  warmUps.beginAgain(session('a'));
  await others();
  expect(under).toHaveLength(2);
});

test('one that takes too long is given up', async () => {
  const { warmUps, under } = begin({}, 20);
  warmUps.begin(session('a'));
  await others();
  await once(under[0]!.signal, 'abort');
  await others();
  warmUps.begin(session('a'));
  await others();
  expect(under).toHaveLength(2);
});

test('a stop ends all, and a model that reads nothing ahead is sent nothing', async () => {
  const { warmUps, under } = begin();
  warmUps.begin(session('a'));
  await others();
  warmUps.stop();
  expect(under[0]?.signal.aborted).toBe(true);
  begin({ warmUp: undefined }).warmUps.begin(session('a'));
});

test('a session’s library is made ready, whoever answers', () => {
  const library = { fields: ['software'], hidden: [] };
  for (const change of [{}, { warmUp: undefined }]) {
    const { warmUps, opened } = begin(change);
    warmUps.begin(session('a'));
    expect(opened).toEqual([]);
    warmUps.begin(session('b', '', library));
    expect(opened).toEqual([library]);
  }
});

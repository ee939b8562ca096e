import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { expect, test } from 'vitest';
import { workBehindAnswers } from './work-behind-answers.ts';

function queue({ maxWaiting = 100 } = {}) {
  const done: string[] = [];
  const failures: unknown[] = [];
  const work = workBehindAnswers((error) => void failures.push(error), { maxWaiting });
  const add = (name: string) => work.add(async () => void done.push(name));
  return { ...work, addNamed: add, done, failures };
}

test('does what was asked in turn, and nothing before the answers', async () => {
  const work = queue();
  for (const name of ['first', 'second', 'third']) work.addNamed(name);
  expect(work.done).toEqual([]);
  await work.finish();
  expect(work.done).toEqual(['first', 'second', 'third']);
});

test('work that fails is reported and does not hold up the next', async () => {
  const work = queue();
  work.add(() => Promise.reject(new Error('no such mailbox')));
  work.addNamed('next');
  await work.finish();
  expect(work.failures).toEqual([new Error('no such mailbox')]);
  expect(work.done).toEqual(['next']);
});

test('who comes when as much waits as may is asked to come back', async () => {
  const work = queue({ maxWaiting: 2 });
  work.addNamed('first');
  work.addNamed('second');
  expect(() => work.addNamed('third')).toThrow(SERVER_MESSAGES.tooManyRequests);
  await work.finish();
  work.addNamed('fourth');
  await work.finish();
  expect(work.done).toEqual(['first', 'second', 'fourth']);
});

test('work that hangs holds a stop up for a moment only', async () => {
  const hanging = Promise.withResolvers<void>();
  const work = queue();
  work.add(() => hanging.promise);
  work.addNamed('next');
  await work.finish(50);
  expect(work.done).toEqual([]);
  hanging.resolve();
  await work.finish();
  expect(work.done).toEqual(['next']);
});

import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { coachThread, type CoachThread } from './answer.ts';
import type { Asked } from './thread/coach-worker.ts';

vi.setConfig({ testTimeout: 30_000 }); // a thread takes its time to begin on a busy machine

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
  other: '',
};
const asking = (text: string): Asked => ({ material, turns: [{ role: 'user', text }] });
const FAULTY = new URL('thread/testing/faulty-worker.ts', import.meta.url);

test('answers from the material, and names the experience that fits best first', async () => {
  const thread = open();
  await thread.read(material);
  const { text, source } = await thread.answer(asking('How did you reduce waste?'));
  expect(text).toContain('I cut waste by 37%');
  expect(source).toBe('From your résumé: Baker, 2019–22');
  const [best] = await thread.bestExperience(asking('How did you reduce waste?'), 3);
  expect(best).toContain('Rye & Co.');
  expect(best).toContain('I cut waste by 37%');
});

test('the event loop turns while a question is thought over', async () => {
  const thread = open({ worker: FAULTY, hangsAfterMs: 6_000 });
  await thread.answer(asking('begin'));
  const hanging = thread.answer(asking('hang')).catch((error: unknown) => error);
  const begun = performance.now();
  await delay(5);
  expect(performance.now() - begun).toBeLessThan(4_000);
  expect(await hanging).toBeInstanceOf(Error);
});

test.each(['hang', 'die'])('a question at which the thread would %s fails alone', async (fault) => {
  const thread = open({ worker: FAULTY, hangsAfterMs: 6_000 });
  await expect(thread.answer(asking(fault))).rejects.toThrow(Error);
  expect(await thread.answer(asking('and now?'))).toMatchObject({ text: 'and now?' });
});

test('a thread that dies while nobody asks is told of, and begins anew', async () => {
  const died = Promise.withResolvers<Error>();
  const thread = open({ worker: FAULTY, onDeath: died.resolve });
  await thread.answer(asking('die later'));
  expect((await died.promise).message).toBe('died idle');
  expect(await thread.answer(asking('and now?'))).toMatchObject({ text: 'and now?' });
});

test('more questions than can wait are refused at once', async () => {
  const thread = open({ worker: FAULTY });
  const answers = Array.from({ length: 300 }, (_, n) => thread.answer(asking(String(n))));
  const outcomes = await Promise.allSettled(answers);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
  expect(await thread.answer(asking('and now?'))).toMatchObject({ text: 'and now?' });
});

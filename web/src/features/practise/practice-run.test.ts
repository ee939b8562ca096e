import { expect, test, vi } from 'vitest';
import { PracticeRun } from './practice-run.ts';
import { practiceOf } from './testing/practice-of.ts';

/** An interviewer who says at once what they are to say, unless a line is held. */
function runOf(said: number) {
  const spoken: string[] = [];
  const held = new Set<string>();
  const tellSaid = vi.fn<(line: number) => Promise<number>>(async (line) => line + 1);
  const takeBack = vi.fn<() => void>();
  const run = new PracticeRun(practiceOf({ said }), {
    tellSaid,
    interviewer: {
      takeBack,
      say: (text, onWords, signal) => {
        spoken.push(text);
        onWords(text);
        if (!held.has(text)) return Promise.resolve();
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      },
    },
  });
  const state = () => run.store.getState();
  return { run, spoken, held, tellSaid, takeBack, state };
}

test('the interviewer says what leads to a question, and waits there', async () => {
  const { run, spoken, tellSaid, state } = runOf(0);
  run.goOn();
  await expect.poll(() => state().practice.said).toBe(3);
  expect(spoken).toEqual(['Hello.', 'Let us begin.', 'Who are you?']);
  expect(tellSaid.mock.calls).toEqual([[0], [1], [2]]);
  expect(state()).toMatchObject({ words: null, isOn: true, failure: null });
});

test('the last question is followed by the closing, and nothing', async () => {
  const { run, spoken, state } = runOf(5);
  run.goOn();
  await expect.poll(() => state().practice.said).toBe(6);
  expect(spoken).toEqual(['Thank you.']);
  expect(state().words).toBeNull();
});

test('a line of which the server could not be told is told of again, and not said again', async () => {
  const { run, spoken, tellSaid, state } = runOf(2);
  const failure = new Error('away');
  tellSaid.mockRejectedValueOnce(failure);
  run.goOn();
  await expect.poll(() => state().failure).toBe(failure);
  expect(state().practice.said).toBe(2);
  run.goOn();
  await expect.poll(() => state().practice.said).toBe(3);
  expect(spoken).toEqual(['Who are you?']);
  expect(state().failure).toBeNull();
});

test('a line that was broken off is said from its beginning', async () => {
  const { run, spoken, held, takeBack, tellSaid, state } = runOf(2);
  held.add('Who are you?');
  run.goOn();
  await expect.poll(() => state().words).toBe('Who are you?');
  run.stop();
  expect(takeBack).toHaveBeenCalledOnce();
  expect(state().words).toBeNull();
  held.clear();
  run.goOn();
  await expect.poll(() => state().practice.said).toBe(3);
  expect(spoken).toEqual(['Who are you?', 'Who are you?']);
  expect(tellSaid).toHaveBeenCalledOnce();
});

test('a question that is said once more is no other line of the session', async () => {
  const { run, spoken, takeBack, tellSaid, state } = runOf(5);
  run.repeat();
  await expect.poll(() => takeBack.mock.calls.length).toBe(1);
  expect(spoken).toEqual(['Why us?']);
  expect(tellSaid).not.toHaveBeenCalled();
  expect(state().practice.said).toBe(5);
});

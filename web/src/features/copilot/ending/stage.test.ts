import { expect, test } from 'vitest';
import { stageOf } from './stage.ts';

const session = {
  secondsLeft: 121,
  phase: { name: 'listening', armed: false },
  previousUrl: null,
} as const;

const stageAt = (secondsLeft: number, dismissed: 30 | 120 | null) =>
  stageOf({ ...session, secondsLeft }, dismissed).name;

test.each([
  [121, 'quiet'],
  [120, 'near'],
  [1, 'near'],
])('with %i seconds left it is %s', (secondsLeft, name) => {
  expect(stageAt(secondsLeft, null)).toBe(name);
});

test('while nobody knows when it ends, nothing is said', () => {
  expect(stageOf({ ...session, secondsLeft: null }, null).name).toBe('quiet');
});

test('a notice that was put away comes once more at half a minute, and not again', () => {
  expect([stageAt(31, 120), stageAt(30, 120), stageAt(1, 30)]).toEqual(['quiet', 'near', 'quiet']);
});

test('what was asked for is said, also where the notice was put away', () => {
  const armed = { ...session, secondsLeft: 29, phase: { name: 'listening', armed: true } } as const;
  expect(stageOf(armed, 30).name).toBe('armed');
});

test('a session that is over says so, unless another is being begun', () => {
  const ended = { ...session, secondsLeft: 0 };
  const over = { name: 'over', failure: 'No.', endedByUser: false } as const;
  expect(stageOf({ ...ended, phase: over }, null).name).toBe('over');
  const following = { name: 'following', endedByUser: false } as const;
  expect(stageOf({ ...ended, phase: following }, null).name).toBe('starting');
});

test('a window that went on says so, until that is put away', () => {
  const moved = { ...session, previousUrl: '/copilot?session_id=s1' };
  expect(stageOf(moved, null).name).toBe('moved');
  expect(stageOf(moved, '/copilot?session_id=s1').name).toBe('quiet');
});

import { expect, it } from 'vitest';
import { signOut } from '#account/sign-out.ts';
import { leaveWelcome, takeWelcome } from './welcome.ts';

it('is said once', () => {
  leaveWelcome();
  expect(takeWelcome()).toBe(true);
  expect(takeWelcome()).toBe(false);
});

it('is not said to whoever signs in next', () => {
  leaveWelcome();
  signOut();
  expect(takeWelcome()).toBe(false);
});

import { expect, test } from 'vitest';
import { Revocations } from './revocation.ts';

const now = (): number => performance.now();

/** @returns times told, and its end */
function following(revocations: Revocations, userId = 'ada', since = now()) {
  const told = { times: 0, end: (): void => {} };
  told.end = revocations.follow(userId, since, () => (told.times += 1));
  return told;
}

test('all who follow a user are told, nobody else, and whoever has ended it is not', () => {
  const revocations = new Revocations();
  const [one, other, over] = [following(revocations), following(revocations), following(revocations)];
  const stranger = following(revocations, 'grace');
  over.end();
  revocations.tell('ada');
  expect([one, other, over, stranger].map(({ times }) => times)).toEqual([1, 1, 0, 0]);
});

test('what is told while a caller is looked up is not missed, and what was told before does not count', () => {
  const revocations = new Revocations();
  const before = now();
  revocations.tell('ada');
  expect(following(revocations, 'ada', before).times).toBe(1);
  expect(following(revocations, 'ada', now()).times).toBe(0);
});

test('one that ends itself when it is told keeps no other from being told', () => {
  const revocations = new Revocations();
  const first = { end: (): void => {} };
  first.end = revocations.follow('ada', now(), () => first.end());
  const second = following(revocations);
  revocations.tell('ada');
  expect(second.times).toBe(1);
});

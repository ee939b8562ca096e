import { expect, test } from 'vitest';
import {
  copilotKey,
  forgetCopilotSession,
  forgetCopilotSessions,
  keepCopilotSession,
} from './copilot-sessions.ts';

test('all but the current session are forgotten, and nothing else', () => {
  const storage = storageOf([copilotKey('old'), `${copilotKey('now')}lines`, copilotKey('nowhere'), 'theme']);
  forgetCopilotSessions(storage, 'now');
  expect(storage.keys()).toEqual([`${copilotKey('now')}lines`, 'theme']);
  forgetCopilotSessions(storage);
  expect(storage.keys()).toEqual(['theme']);
});

test('the newest session of each kind is kept, until it is followed or all is forgotten', () => {
  const storage = storageOf([copilotKey('old'), copilotKey('free'), copilotKey('paid')]);
  const kept = () => storage.keys().filter((key) => !key.startsWith(copilotKey('newest')));
  keepCopilotSession(storage, 'paid', 'paid');
  expect(kept()).toEqual([copilotKey('paid')]);
  storage.setItem(copilotKey('free'), '');
  keepCopilotSession(storage, 'free', 'free');
  expect(kept()).toEqual([copilotKey('paid'), copilotKey('free')]);
  keepCopilotSession(storage, 'paid', 'next');
  expect(kept()).toEqual([copilotKey('free')]);
  forgetCopilotSessions(storage);
  expect(storage.keys()).toEqual([]);
});

test('one session is forgotten, and no other', () => {
  const storage = storageOf([copilotKey('old'), `${copilotKey('old')}lines`, copilotKey('older'), 'theme']);
  forgetCopilotSession(storage, 'old');
  expect(storage.keys()).toEqual([copilotKey('older'), 'theme']);
});

/** Keys shift when one is removed. */
function storageOf(keys: string[]) {
  const items = new Map(keys.map((key) => [key, '']));
  const storage = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    keys: () => [...items.keys()],
  };
  return storage as unknown as Storage & { keys: () => string[] };
}

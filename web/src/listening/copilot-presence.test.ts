import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopilotPresence, type News } from './copilot-presence.ts';

const QUICKLY_MS = 20;

const channels: BroadcastChannel[] = [];
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const channel of channels.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

/** Another window of the browser. */
function openWindow() {
  const channel = new BroadcastChannel('copilots');
  channels.push(channel);
  return { presence: new CopilotPresence(channel), die: () => channel.close() };
}

let dashboard: CopilotPresence;
beforeEach(() => {
  dashboard = openWindow().presence;
});

const announcement = { session: 's1', onRollCall: () => {}, onOver: () => {} };
const isOpen = (presence = dashboard) => presence.open.getState().has('s1');

it('knows of a window that is opened, and of its good-bye', async () => {
  const leave = openWindow().presence.announce(announcement);
  await vi.waitUntil(() => isOpen());
  leave();
  await expect.poll(() => isOpen()).toBe(false);
});

it('finds a window that was open before, by a roll call', async () => {
  const onRollCall = vi.fn<() => void>();
  openWindow().presence.announce({ ...announcement, onRollCall });
  const later = openWindow().presence;
  expect(isOpen(later)).toBe(false);
  stops.push(later.watch());
  await vi.waitUntil(() => isOpen(later));
  expect(onRollCall).toHaveBeenCalledTimes(2);
});

it('notices a window that dies without a word, and keeps one that lives', async () => {
  const dying = openWindow();
  dying.presence.announce(announcement);
  openWindow().presence.announce({ ...announcement, session: 's2' });
  stops.push(dashboard.watch(QUICKLY_MS));
  await vi.waitUntil(() => dashboard.open.getState().size === 2);
  dying.die();
  await vi.waitUntil(() => !isOpen());
  expect(dashboard.open.getState()).toEqual(new Set(['s2']));
});

it('goes by the last window of a session', async () => {
  const leave = openWindow().presence.announce(announcement);
  const other = openWindow().presence.announce(announcement);
  const heard = vi.fn<() => void>();
  dashboard.onNews(heard);
  await vi.waitUntil(() => isOpen());
  leave();
  openWindow().presence.tellStarted(); // comes after the good-bye
  await vi.waitUntil(() => heard.mock.calls.length === 2);
  expect(isOpen()).toBe(true);
  other();
  await vi.waitUntil(() => !isOpen());
});

it('tells the window of a session that it was ended, and no other window', async () => {
  const over = { s1: vi.fn<() => void>(), s2: vi.fn<() => void>() };
  for (const session of ['s1', 's2'] as const) {
    openWindow().presence.announce({ ...announcement, session, onOver: over[session] });
  }
  const heard = vi.fn<(news: News) => void>();
  openWindow().presence.onNews(heard);
  dashboard.tellOver('s1');
  await vi.waitUntil(() => over.s1.mock.calls.length > 0 && heard.mock.lastCall?.[0].over === 's1');
  expect(over.s2).not.toHaveBeenCalled();
});

it('tells that words were kept in a session, and in which', async () => {
  const heard = vi.fn<(news: News) => void>();
  dashboard.onNews(heard);
  openWindow().presence.tellWords('s1');
  await vi.waitUntil(() => heard.mock.calls.length > 0);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ words: 's1' });
});

it('is known of at plain http too, where browsers make no UUIDs', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const leave = openWindow().presence.announce(announcement);
  const other = openWindow().presence.announce({ ...announcement, session: 's2' });
  await vi.waitUntil(() => dashboard.open.getState().size === 2);
  leave();
  await vi.waitUntil(() => !isOpen());
  expect(dashboard.open.getState()).toEqual(new Set(['s2']));
  other();
});

it('goes without where channels are blocked', () => {
  const alone = new CopilotPresence(undefined);
  alone.announce(announcement)();
  alone.watch()();
  expect(isOpen(alone)).toBe(false);
});

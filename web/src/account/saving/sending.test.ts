import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signOut } from '../sign-out.ts';
import { SaveAttempts } from './sending.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Call {
  text: string;
  keepalive: boolean;
  end: () => void;
  fail: () => void;
}

/** Sent after a second, retried after five; ended by hand. */
function open({ overtakes = false, givesUp = false } = {}) {
  const calls: Call[] = [];
  const told: string[] = [];
  let shown = '';
  let sentLast = '';
  const sending = new SaveAttempts<string>({
    pauseMs: 1_000,
    hasUnsent: () => shown !== sentLast,
    send: ({ keepalive }) =>
      new Promise((resolve, reject) => {
        const text = shown;
        calls.push({ text, keepalive, end: () => resolve(text), fail: () => reject(new Error('away')) });
      }),
    onSent: (text, isNewest) => {
      sentLast = text;
      told.push(`${text} ${isNewest ? 'is the newest' : 'is old'}`);
    },
    onFailure: () => (givesUp ? undefined : 5_000),
    overtakes,
  });
  const change = (text: string, afterMs?: number): Promise<boolean> => {
    shown = text;
    return sending.changed(afterMs);
  };
  const texts = () => calls.map(({ text }) => text);
  return { sending, calls, told, change, texts };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('what is changed in a row is sent once, after a pause since the last change', async () => {
  const { change, calls, texts, told } = open();
  const first = change('a');
  await pass(999);
  const second = change('ab');
  await pass(999);
  expect(texts()).toEqual([]);
  await pass(1);
  expect(texts()).toEqual(['ab']);
  calls[0]!.end();
  expect([await first, await second, told]).toEqual([true, true, ['ab is the newest']]);
});

test('what changes while something is on its way follows it as one', async () => {
  const { change, calls, texts, told } = open();
  void change('a', 0);
  await pass(0);
  const later = [change('ab', 0), change('abc', 0)];
  await pass(60_000);
  expect(texts()).toEqual(['a']);
  calls[0]!.end();
  await pass(0);
  expect([texts(), told]).toEqual([['a', 'abc'], ['a is old']]);
  calls[1]!.end();
  expect(await Promise.all(later)).toEqual([true, true]);
  expect(told.at(-1)).toBe('abc is the newest');
});

test('what failed is sent again, as it is by then', async () => {
  const { change, calls, texts } = open();
  const first = change('a', 0);
  await pass(0);
  calls[0]!.fail();
  await pass(4_999);
  expect(texts()).toEqual(['a']);
  await pass(1);
  expect(texts()).toEqual(['a', 'a']);
  calls[1]!.fail();
  await pass(0);
  void change('ab');
  await pass(1_000);
  expect(texts()).toEqual(['a', 'a', 'ab']);
  calls[2]!.end();
  expect(await first).toBe(true);
});

test('what is given up is sent no more, and whoever waits hears so', async () => {
  const { change, calls, texts } = open({ givesUp: true });
  const first = change('a', 0);
  await pass(0);
  const second = change('ab');
  calls[0]!.fail();
  expect([await first, await second]).toEqual([false, false]);
  await pass(60_000);
  expect(texts()).toEqual(['a']);
});

test('what is held is not sent until something else is changed, and makes older answers old', async () => {
  const { sending, change, texts } = open();
  void change('a');
  const asked = sending.newest;
  sending.hold();
  await pass(60_000);
  expect([texts(), sending.newest === asked]).toEqual([[], false]);
  void change('ab', 0);
  await pass(0);
  expect(texts()).toEqual(['ab']);
});

test('after signing out nothing waits, and what was on its way is told of no more', async () => {
  const { change, calls, told, texts } = open();
  const onItsWay = change('a', 0);
  await pass(0);
  const waits = change('ab');
  signOut();
  expect([await onItsWay, await waits]).toEqual([false, false]);
  calls[0]!.end();
  await pass(60_000);
  expect([texts(), told]).toEqual([['a'], []]);
  void change('b', 0); // the next user's change
  await pass(0);
  expect(texts()).toEqual(['a', 'b']);
});

/** Can be left. */
function openPage() {
  const [window, document] = [
    new EventTarget(),
    Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  ];
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return { window, document };
}

test('a page that is left or hidden sends what waits, and so does one that is online again', async () => {
  const { window, document } = openPage();
  const { change, calls, texts } = open();
  void change('a');
  window.dispatchEvent(new Event('pagehide'));
  expect(calls.map(({ text, keepalive }) => [text, keepalive])).toEqual([['a', true]]);
  calls[0]!.end();
  await pass(0);
  void change('ab');
  document.dispatchEvent(new Event('visibilitychange')); // come back to
  expect(texts()).toEqual(['a']);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(texts()).toEqual(['a', 'ab']);
  calls[1]!.fail();
  await pass(0);
  window.dispatchEvent(new Event('online'));
  expect(texts()).toEqual(['a', 'ab', 'ab']);
  expect(calls.at(-1)!.keepalive).toBe(false);
});

test.each([
  [true, ['a', 'ab'], ['ab is the newest']],
  [false, ['a'], ['a is old']],
])('a page that is left overtakes what is on its way: %s', async (overtakes, sent, heard) => {
  const { window } = openPage();
  const { change, calls, texts, told } = open({ overtakes });
  void change('a', 0);
  await pass(0);
  void change('ab');
  window.dispatchEvent(new Event('pagehide'));
  expect(texts()).toEqual(sent);
  calls.at(-1)!.end();
  await pass(0);
  calls[0]!.end();
  await pass(0);
  expect(told).toEqual(heard);
});

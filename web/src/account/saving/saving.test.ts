import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { heldShown, queryClient } from '#api/query-client.ts';
import * as toast from '#ui/toast.tsx';
import { holdAuthToken } from '../auth-token.ts';
import { signOut } from '../sign-out.ts';
import { retryAfter } from './retry-after.ts';
import { Saving } from './saving.ts';

interface Shown {
  version: number;
  text: string;
}

const KEY = ['text'];
const OTHER = ['other'];
const AWAY = new ApiError({ kind: 'network' });
const CONFLICT = new ApiError({ kind: 'http', status: 409, detail: 'Changed elsewhere.' });

/** Survives a reload. */
let unsaved: Shown | undefined;
let toasts: { sentence: string; undo: (() => void) | undefined; isOpen: boolean }[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  holdAuthToken('mine');
  toasts = [];
  vi.spyOn(toast, 'showToast').mockImplementation((_tone, sentence, options) => {
    const told = { sentence, undo: options?.action?.onPress, isOpen: true };
    toasts.push(told);
    return () => (told.isOpen = false);
  });
  queryClient.setQueryData<Shown>(KEY, { version: 3, text: 'kept' });
});
afterEach(() => {
  signOut();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const shown = (queryKey = KEY) => queryClient.getQueryData<Shown>(queryKey);

/** Answered one by one with a version or failure. */
function open({ againMs, pauseMs = 0 }: { againMs?: number | undefined; pauseMs?: number } = {}) {
  const puts: [text: string, replaced: number][] = [];
  const answers: ((failure?: Error) => void)[] = [];
  const saving = new Saving<Shown>({
    put: ({ text }, version) => {
      puts.push([text, version]);
      return new Promise((resolve, reject) =>
        answers.push((failure) => (failure ? reject(failure) : resolve({ version: version + 1 }))),
      );
    },
    pauseMs,
    ...(againMs && { againMs: retryAfter(againMs) }),
    keep: (text) => (unsaved = text),
  });
  const write = (text: string, options: object = {}) =>
    saving.change({ queryKey: KEY, edit: (now) => ({ ...now, text }), ...options });
  /** The oldest waiting call. */
  const answer = async (failure?: Error) => {
    answers.shift()!(failure);
    await pass(0);
  };
  const state = () => saving.store.getState().state;
  return { saving, puts, write, answer, state };
}

test('a change is shown at once and sent in place of the version that it changes', async () => {
  const { write, puts, answer, state } = open();
  const saved = write('new');
  expect([shown(), heldShown(KEY), state()]).toEqual([
    { version: 3, text: 'new' },
    { version: 3, text: 'new' },
    'sending',
  ]);
  await pass(0);
  expect(puts).toEqual([['new', 3]]);
  await answer();
  expect([await saved, shown(), heldShown(KEY), state()]).toEqual([
    true,
    { version: 4, text: 'new' },
    undefined,
    'kept',
  ]);
});

test('nothing is changed of what is not known', async () => {
  const { saving, puts } = open();
  expect(await saving.change({ queryKey: OTHER, edit: (now) => now })).toBe(false);
  await pass(0);
  expect(puts).toEqual([]);
});

test('changes follow each other, each in place of the version that the one before it made', async () => {
  const { write, puts, answer } = open();
  void write('1');
  await pass(0);
  void write('2');
  const last = write('3');
  await pass(0);
  expect(puts).toEqual([['1', 3]]);
  await answer();
  expect([shown(), puts.at(-1)]).toEqual([{ version: 4, text: '3' }, ['3', 4]]);
  await answer();
  expect([await last, shown()]).toEqual([true, { version: 5, text: '3' }]);
});

test('what is shown in two ways is sent in both, one after the other', async () => {
  queryClient.setQueryData<Shown>(OTHER, { version: 3, text: 'kept' });
  const { saving, write, puts, answer, state } = open({ pauseMs: 500 });
  const writeThere = (text: string) => saving.change({ queryKey: OTHER, edit: () => ({ text }) });
  void write('here');
  void writeThere('there');
  await pass(500);
  await answer();
  await answer();
  expect([puts, state()]).toEqual([
    [
      ['here', 3],
      ['there', 4],
    ],
    'kept',
  ]);
  void write('here again');
  await pass(500);
  void writeThere('there again');
  await answer();
  expect([puts.length, state()]).toEqual([3, 'sending']);
  await pass(500);
  expect(puts.at(-1)).toEqual(['there again', 5]);
});

test.each([
  ['a refusal', CONFLICT, 5_000],
  ['any failure of what is not tried again', AWAY, undefined],
])('%s takes back what the server has not, and says so once', async (_what, failure, againMs) => {
  const { write, puts, answer, state } = open({ againMs });
  const first = write('1');
  await pass(0);
  const second = write('2');
  await answer(failure);
  expect([await first, await second]).toEqual([false, false]);
  await pass(60_000);
  expect([shown(), heldShown(KEY), puts.length, state()]).toEqual([
    { version: 3, text: 'kept' },
    undefined,
    1,
    'kept',
  ]);
  expect(toasts).toHaveLength(1);
});

test('a refusal leaves what was saved before it', async () => {
  const { write, answer } = open();
  void write('1');
  await pass(0);
  void write('2');
  await answer();
  await answer(CONFLICT);
  expect(shown()).toEqual({ version: 4, text: '1' });
});

test('what did not reach the server stays shown, is sent again, and is said to have failed once', async () => {
  const { write, puts, answer, state } = open({ againMs: 5_000 });
  const saved = write('new');
  await pass(0);
  await answer(AWAY);
  expect([shown()?.text, state(), toasts.length]).toEqual(['new', 'failed', 1]);
  await pass(5_000);
  expect(state()).toBe('sending');
  await answer(new ApiError({ kind: 'http', status: 429, retryAfter: 9 }));
  await pass(8_999);
  expect([puts.length, toasts.length]).toEqual([2, 1]);
  await pass(1);
  await answer();
  expect([await saved, state()]).toEqual([true, 'kept']);
});

test('Undo takes changes back one by one, and what was typed in a field at once', async () => {
  const { saving, write, puts, answer } = open();
  void write('a', { typedIn: 'field' });
  void write('ab', { typedIn: 'field' });
  void write('other', { sentence: 'Done.' });
  await pass(0);
  await answer();
  toasts[0]!.undo!();
  expect(shown()).toEqual({ version: 4, text: 'ab' });
  saving.undo();
  expect([shown()?.text, saving.store.getState().steps]).toEqual(['kept', []]);
  saving.undo();
  await pass(0);
  await answer();
  expect(puts.at(-1)).toEqual(['kept', 4]);
});

test('the offer to undo goes with the next change, and a failure to undo says what it is', async () => {
  const { write, answer } = open();
  void write('1', { sentence: 'Done.' });
  void write('2', { sentence: 'Done again.' });
  expect(toasts.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  await pass(0);
  await answer();
  toasts[1]!.undo!();
  await pass(0);
  await answer(new ApiError({ kind: 'http', status: 500 }));
  expect([toasts.at(-1)!.sentence, shown()?.text]).toEqual([
    'This could not be undone. Please try again.',
    '2',
  ]);
});

test('what another window has saved since is not taken back', async () => {
  const { saving, write, puts, answer } = open();
  void write('mine');
  await pass(0);
  await answer();
  queryClient.setQueryData<Shown>(KEY, { version: 9, text: 'theirs' });
  saving.undo();
  await pass(0);
  expect([shown()?.text, puts.length]).toEqual(['theirs', 1]);
});

test('what is only tried is shown, can be undone, and is sent nowhere', async () => {
  const { saving, write, puts, state } = open({ againMs: 5_000 });
  const saved = write('tried', { isKept: false });
  expect([shown()?.text, heldShown<Shown>(KEY)?.text, state()]).toEqual(['tried', 'tried', 'tried']);
  saving.undo();
  saving.sendNow();
  await pass(60_000);
  expect([await saved, shown()?.text, puts, unsaved]).toEqual([false, 'kept', [], undefined]);
});

test('what the server has not outlives a reload, and what it has does not', async () => {
  const before = open({ againMs: 5_000 });
  void before.write('new');
  await pass(0);
  await before.answer(AWAY);
  const after = open();
  expect(after.saving.resume(KEY, { version: 3, text: 'kept' }, unsaved)).toEqual({
    version: 3,
    text: 'new',
  });
  await pass(0);
  expect([after.puts, heldShown<Shown>(KEY)?.text]).toEqual([[['new', 3]], 'new']);
  await after.answer();
  expect(unsaved).toBeUndefined();
});

test('what was changed before a reload gives way to what was saved since', async () => {
  void open().write('new');
  const before = unsaved;
  const { saving, puts } = open();
  const kept = { version: 4, text: 'theirs' };
  expect([saving.resume(KEY, kept, before), unsaved]).toEqual([kept, undefined]);
  await pass(0);
  expect([before?.text, puts]).toEqual(['new', []]);
});

test('nothing of a user is left when they sign out, and what was on its way changes nothing', async () => {
  const { saving, write, puts, answer } = open({ againMs: 5_000 });
  void write('1', { sentence: 'Done.' });
  await pass(0);
  void write('2', { sentence: 'Done again.' });
  signOut();
  holdAuthToken('another');
  queryClient.setQueryData<Shown>(KEY, { version: 3, text: 'another’s' });
  await answer();
  toasts[1]!.undo!();
  await pass(60_000);
  expect([shown(), puts.length]).toEqual([{ version: 3, text: 'another’s' }, 1]);
  expect([saving.store.getState(), heldShown(KEY), unsaved]).toEqual([
    { state: 'kept', steps: [] },
    undefined,
    undefined,
  ]);
  expect(toasts.every(({ isOpen }) => !isOpen)).toBe(true);
});

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { signOut } from '#account/sign-out.ts';
import { signInForTest } from '../../../testing/open-page.tsx';
import { transcriptionUrl } from '../transcription-url.ts';
import type { CaptureEvent } from './capture-events.ts';
import { offerCaptures } from './lasting-capture.ts';

/** A shared tab that sounds, as far as a capture can tell. */
let tone: AudioContext;
let stream: MediaStream;
const PlainAudioContext = window.AudioContext;
const opened: AudioContext[] = [];

beforeEach(() => {
  tone = new PlainAudioContext();
  const speaker = tone.createMediaStreamDestination();
  const oscillator = tone.createOscillator();
  oscillator.connect(speaker);
  oscillator.start();
  stream = speaker.stream;
  window.AudioContext = class extends PlainAudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      opened.push(this);
    }
  };
  offerCaptures();
});

afterEach(async () => {
  vi.useRealTimers();
  window.AudioContext = PlainAudioContext;
  opened.length = 0;
  await tone.close();
});

test('goes on while the page that it tells is reloaded, and tells the next one what came meanwhile', async () => {
  const { frame, start, lines, streams } = await openedWindow();
  const before = start();
  await expect
    .poll(() => before.map(({ type }) => type))
    .toEqual(expect.arrayContaining(['status', 'interim'])); // the tone is heard: its end is to be told as a line
  await reload(frame);
  const told = before.length;
  await tone.suspend(); // silence ends what is being said
  await expect.poll(lines).toBe(1);
  const after = start();
  expect(after[0]).toEqual({ type: 'went-on' });
  expect(after).toContainEqual({ type: 'audio', state: 'running' });
  expect(after).toContainEqual({ type: 'connection', state: 'open' });
  expect(after).toContainEqual(expect.objectContaining({ type: 'status' }));
  expect(after).toContainEqual(expect.objectContaining({ type: 'transcript' }));
  await expect.poll(() => after.at(-1)?.type).toBe('level');
  expect(before).toHaveLength(told);
  expect(opened.map(({ state }) => state)).toEqual(['running']);
  expect([await commands.countWorkers(), await streams()]).toEqual([1, 1]);
});

type Opened = Awaited<ReturnType<typeof openedWindow>>;

test.each([
  ['is closed', ({ frame }) => frame.remove()],
  ['is not back within ten seconds', () => void vi.advanceTimersByTime(10_000)],
  ['is back in another session', ({ start }) => void start('another')],
  ['belongs to nobody any more, since the user has signed out', () => signOut()],
] as [string, (opened: Opened) => void][])('a capture whose window %s ends', async (_, happens) => {
  const running = await openedWindow();
  const events = running.start();
  await expect.poll(() => events.at(-1)?.type).toBe('level');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  running.leave();
  happens(running);
  vi.useRealTimers();
  await expect.poll(() => opened[0]?.state).toBe('closed');
  await expect.poll(running.streams).toBe(0);
});

test('the end of the window that shares is told as the end of the share', async () => {
  const { start } = await openedWindow();
  const events = start();
  await expect.poll(() => events.at(-1)?.type).toBe('level');
  window.dispatchEvent(new Event('pagehide'));
  expect(events.at(-1)).toEqual({ type: 'ended', reason: 'track-ended' });
  await expect.poll(() => opened[0]?.state).toBe('closed');
  expect(events.filter(({ type }) => type === 'ended')).toHaveLength(1);
});

/** A window that this one has opened for a new user's session. */
async function openedWindow() {
  const user = await signInForTest('free-user');
  const { session_id: session } = await (await user.call('/free/create-session', 'POST')).json();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as Window;
  const ending = new AbortController();
  onTestFinished(() => {
    ending.abort();
    frame.remove();
  });
  return {
    frame,
    session,
    /** Its page asks for a capture. @returns what it is told */
    start(session_id = session): CaptureEvent[] {
      const events: CaptureEvent[] = [];
      window.pythiaCaptures?.start(
        {
          stream,
          url: transcriptionUrl('/free/transcribe', { session_id }),
          onEvent: (event) => events.push(event),
          signal: ending.signal,
        },
        view,
      );
      return events;
    },
    leave: () => void view.dispatchEvent(new Event('pagehide')),
    /** How many of the session are kept. */
    lines: async (): Promise<number> =>
      (await (await user.call(`/interviews/${session}`, 'GET')).json()).events.length,
    /** Those of this user that are open at the server. */
    streams: async (): Promise<number> =>
      (await (await fetch(`/test-users/${user.userId}/streams`)).json()).open,
  };
}

async function reload(frame: HTMLIFrameElement): Promise<void> {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.contentWindow?.location.reload();
  await loaded;
}

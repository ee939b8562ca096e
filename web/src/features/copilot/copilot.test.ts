import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { markdownText } from '#answers/streaming-markdown.ts';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import { Copilot, type CopilotParts } from './copilot.ts';

const NOW = Date.UTC(2025, 0, 15, 10);

/** A window around a copilot: one shared stream, one answer service, one storage that outlives a reload. */
function openWindow() {
  const entries = new Map<string, string>();
  const asked: { message: string; signal: AbortSignal }[] = [];
  let now = NOW;
  let emit: (event: CaptureEvent) => void = notListening;
  let answer: () => AsyncIterable<string> = anAnswer;
  const stopCapture = vi.fn<() => void>();
  const world = { stream: {} as MediaStream | null };
  const parts: CopilotParts = {
    sessionId: 's1',
    expiresAt: new Date(NOW + 60_000).toISOString(),
    socketUrl: () => 'ws://host/api/v1/free/transcribe',
    startCapture: ({ onEvent }) => {
      emit = onEvent;
      return { resume: async () => {}, stop: stopCapture };
    },
    findStream: () => world.stream,
    streamAnswer: (message, signal) => {
      asked.push({ message, signal });
      return answer();
    },
    storage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    } as Storage,
    now: () => now,
    nextFrame: (callback) => callback(),
  };
  return {
    world,
    asked,
    stopCapture,
    open: () => new Copilot(parts),
    says: (text: string) => emit({ type: 'transcript', text }),
    emits: (event: CaptureEvent) => emit(event),
    answersWith: (next: () => AsyncIterable<string>) => (answer = next),
    passes: (seconds: number) => {
      now += seconds * 1_000;
      vi.advanceTimersByTime(seconds * 1_000);
    },
  };
}

async function* anAnswer() {
  yield 'An ';
  yield 'answer.';
}

const notListening = () => {
  throw new Error('nothing listens yet');
};

const until = async (copilot: Copilot, done: () => boolean) => {
  while (!done()) await new Promise<void>((resolve) => copilot.subscribe(resolve));
};
const newest = (copilot: Copilot) => copilot.session().exchanges.at(-1)!;

describe('a copilot', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('asks about the selected line and streams the answer', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.says('Hello. Why us?');
    copilot.getAnswer();
    await until(copilot, () => newest(copilot).status === 'done');
    expect(window.asked.map((a) => a.message)).toEqual(['Why us?']);
    expect(markdownText(newest(copilot).answer)).toBe('An answer.');
  });

  test('has nothing to ask about before a line is there', () => {
    const copilot = openWindow().open();
    copilot.start();
    copilot.getAnswer();
    expect(copilot.session().error).toBe(MESSAGES.noTranscript);
  });

  test('does not ask again when the key is pressed twice', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.says('Why us?');
    copilot.getAnswer();
    copilot.getAnswer();
    expect(window.asked).toHaveLength(1);
  });

  test('leaves the running answer for a newer question', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.says('Why us?');
    copilot.getAnswer();
    window.says('And why now?');
    copilot.getAnswer();
    expect(window.asked.map((a) => [a.message, a.signal.aborted])).toEqual([
      ['Why us?', true],
      ['And why now?', false],
    ]);
    expect(copilot.session().exchanges.map((e) => e.status)).toEqual(['stopped', 'waiting']);
  });

  test('sends a typed question, but not an empty one', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.send('   ');
    copilot.send(' What now? ');
    expect(window.asked.map((a) => a.message)).toEqual(['What now?']);
  });

  test.each([
    [
      'the reason that the server gave',
      new ApiError({ kind: 'http', status: 503, detail: 'Busy.' }),
      'Busy.',
    ],
    ['that the request failed', new ApiError({ kind: 'http', status: 500 }), MESSAGES.requestFailed],
    ['that the question was not sent', new ApiError({ kind: 'network' }), MESSAGES.failedToSendQuestion],
  ])('says %s and keeps what had arrived', async (_, error, sentence) => {
    const window = openWindow();
    const copilot = window.open();
    window.answersWith(async function* () {
      yield 'Half';
      throw error;
    });
    copilot.send('Why?');
    await until(copilot, () => newest(copilot).status === 'failed');
    expect(newest(copilot).error).toBe(sentence);
    expect(markdownText(newest(copilot).answer)).toBe('Half');
  });

  test('says that the answer failed when Get Answer meets no server', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.answersWith(async function* () {
      yield* [];
      throw new ApiError({ kind: 'network' });
    });
    window.says('Why us?');
    copilot.getAnswer();
    await until(copilot, () => newest(copilot).status === 'failed');
    expect(newest(copilot).error).toBe(MESSAGES.failedToGetResponse);
  });

  test('stops an answer at once', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.send('Why?');
    copilot.stopAnswer();
    expect(window.asked[0]!.signal.aborted).toBe(true);
    expect(newest(copilot).status).toBe('stopped');
  });

  test('stops listening and answers no more when its time is over', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.passes(61);
    copilot.send('Why?');
    expect(copilot.session().expired).toBe(true);
    expect(window.stopCapture).toHaveBeenCalledOnce();
    expect(window.asked).toEqual([]);
  });

  test('says what is missing without a shared stream, and listens as soon as there is one', () => {
    const window = openWindow();
    window.world.stream = null;
    const copilot = window.open();
    copilot.start();
    expect(copilot.session().sound).toEqual({ state: 'lost', why: MESSAGES.missingSetup });
    window.world.stream = {} as MediaStream;
    window.passes(1);
    expect(copilot.session().sound).toEqual({ state: 'connecting' });
  });

  test('does not take a lost stream again', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.emits({ type: 'ended', reason: 'track-ended', message: 'Sharing has stopped.' });
    window.passes(2);
    expect(copilot.session().sound).toEqual({ state: 'lost', why: 'Sharing has stopped.' });
  });

  test('has its lines and answers back after a reload', async () => {
    const window = openWindow();
    const before = window.open();
    const close = before.start();
    window.says('Hello. Why us? And');
    before.getAnswer();
    await until(before, () => newest(before).status === 'done');
    close();
    const after = window.open();
    expect(after.session().transcript).toEqual(before.session().transcript);
    expect(newest(after)).toMatchObject({ question: 'Why us?', status: 'done' });
    expect(markdownText(newest(after).answer)).toBe('An answer.');
  });
});

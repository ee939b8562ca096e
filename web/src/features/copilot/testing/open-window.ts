import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { SHIPPED_STYLES, type StyleChoice } from '@pythia/contracts/style.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { NOW, pageOf } from '#answers/testing/timeline-events.ts';
import { ApiError } from '#api/api-error.ts';
import type { Watch } from '#api/watch-server.ts';
import { MemoryStorage } from '#browser/storage.ts';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import type { ReadAlongOptions } from '#listening/read-along.ts';
import { freeCopilot } from '../copilot-kinds.ts';
import type { CopilotParts } from '../copilot-parts.ts';
import { Copilot } from '../copilot.ts';
import type { TimelinePage } from '../follow-timeline.ts';
import { KeptOverReload } from '../kept-over-reload.ts';
import type { StyleEvent } from '../session-style.ts';

export type TestWindow = ReturnType<typeof openWindow>;

/** A clock that only `passes` moves on, in every test of the file. */
export function fakeClock(): void {
  const toFake = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] as const;
  beforeEach(() => void vi.useFakeTimers({ toFake: [...toFake] }));
  afterEach(() => void vi.useRealTimers());
}

/** A window around a copilot: one shared stream, one server, one storage that outlives a reload. */
export function openWindow({ kind = freeCopilot } = {}) {
  const asked: {
    message: string;
    instead: string | undefined;
    again: string | undefined;
    signal: AbortSignal;
  }[] = [];
  const looks: Watch[] = [];
  const urls: string[] = [];
  const emitters: ((event: CaptureEvent) => void)[] = [];
  const reading: ReadAlongOptions[] = [];
  let now = NOW;
  let emit: (event: CaptureEvent) => void = notListening;
  let answer: () => AsyncIterable<string> = anAnswer;
  let timeline: (after: number) => Promise<TimelinePage> = anEmptyTimeline;
  const corrections: string[] = [];
  const correctedIn: string[] = [];
  const changedTo: string[] = [];
  let takeLanguage: () => Promise<void> = takesAll;
  let takeCorrection: () => Promise<void> = takesAll;
  const stopCapture = vi.fn<() => void>();
  const stopSharing = vi.fn<() => void>();
  const capture = {
    flush: vi.fn<() => void>(),
    hurry: vi.fn<() => void>(),
    listenTo: vi.fn<() => boolean>(() => true),
    moveTo: vi.fn<(url: string) => void>(),
  };
  let startNext: () => Promise<typeof NEXT> = theNext;
  let switchStyle: (choice: StyleChoice) => Promise<StyleEvent> = takesStyle;
  const storage = new MemoryStorage();
  const tabStorage = new MemoryStorage();
  const world = { stream: {} as MediaStream | null, listeningUntil: new AbortController().signal };
  const parts: CopilotParts = {
    kind,
    sessionId: 's1',
    expiresAt: new Date(NOW + 60_000).toISOString(),
    jobTitle: 'Baker',
    socketUrl: (session, { channel, listen = 'first' }) => `ws://host/${session}/${channel}/${listen}`,
    readAlong: async (options) => void reading.push(options),
    startCapture: ({ url, onEvent, signal }) => {
      urls.push(url);
      emitters.push(onEvent);
      emit = onEvent;
      world.listeningUntil = signal!;
      return { resume: async () => {}, stop: stopCapture, ...capture };
    },
    findStream: () => world.stream,
    stopSharing,
    streamAnswer: (_, message, { instead, again, signal }) => {
      asked.push({ message, instead, again, signal });
      return inParts(answer());
    },
    watchServer: (watch) => looks.push(watch),
    readTimeline: (_, after) => timeline(after),
    sendCorrection: (session, { text }) => {
      corrections.push(text);
      correctedIn.push(session);
      return takeCorrection();
    },
    switchStyle: (_, choice) => switchStyle(choice),
    changeLanguage: async (_, language) => {
      changedTo.push(language);
      await takeLanguage();
    },
    startNext: () => startNext(),
    storage,
    overReload: new KeptOverReload(tabStorage, 'the window'),
    now: () => now,
    nextFrame: queueMicrotask,
  };
  /** Whoever still looks for the server. */
  const looksFor = () => looks.filter(({ signal }) => !signal.aborted);
  return {
    world,
    asked,
    messages: () => asked.map(({ message }) => message),
    urls,
    emitters,
    reading,
    corrections,
    correctedIn,
    changedTo,
    takesLanguages: (take: typeof takeLanguage) => (takeLanguage = take),
    stopCapture,
    stopSharing,
    capture,
    storage,
    open: () => new Copilot(parts),
    /** Another window, with a copy of this one's storage. */
    openAnother: () => new Copilot({ ...parts, overReload: new KeptOverReload(tabStorage, 'another') }),
    says: (text: string) => emit({ type: 'transcript', text }),
    emits: (event: CaptureEvent) => emit(event),
    looksFor,
    serverReturns: () => looksFor().forEach(({ onProbe }) => onProbe(true)),
    takesStyles: (take: typeof switchStyle) => (switchStyle = take),
    continuesWith: (start: typeof startNext) => (startNext = start),
    answersWith: (next: () => AsyncIterable<string>) => (answer = next),
    takesCorrections: (take: typeof takeCorrection) => (takeCorrection = take),
    hasTimeline: (read: typeof timeline) => (timeline = read),
    passes: async (seconds: number) => {
      now += seconds * 1_000;
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
    },
  };
}

/** A copilot that listens and has heard something. */
export function openAndHear(window: TestWindow, text: string): Copilot {
  const copilot = window.open();
  copilot.start();
  window.says(text);
  return copilot;
}

/** The session that follows the first, until a minute after its end. */
export const NEXT = {
  sessionId: 's2',
  expiresAt: new Date(NOW + 121_000).toISOString(),
  jobTitle: 'Baker',
  previousUrl: '/copilot?session_id=s1',
};
export const theNext = async () => NEXT;
/** The server's word of how long the session runs, once the next has begun. */
export const timelineOfNext = async () => pageOf([], { expiresAt: NEXT.expiresAt });

export const SESSION_OVER = { type: 'session-over' } as const;

export async function* anAnswer() {
  yield 'An ';
  yield 'answer.';
}
export async function* noServer() {
  yield* [];
  throw new ApiError({ kind: 'network' });
}
export const anEmptyTimeline = async () => pageOf([]);
export const takesAll = async () => {};
const takesStyle = async (choice: StyleChoice): Promise<StyleEvent> => styleEvent(choice, NOW);

/** A switch as the timeline tells it. @param at epoch milliseconds */
export const styleEvent = (choice: StyleChoice, at: number): StyleEvent => ({
  kind: 'style',
  id: `style-${at}`,
  channel: 'copilot',
  at: new Date(at).toISOString(),
  choice,
  named: choice === null ? null : SHIPPED_STYLES[choice],
});

const notListening = () => {
  throw new Error('nothing listens yet');
};
async function* inParts(texts: AsyncIterable<string>): AsyncGenerator<AnswerPart> {
  for await (const text of texts) yield { type: 'text', text };
}

import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { CLOSE } from '@pythia/contracts/close-codes.ts';
import type { FeedMessage } from '@pythia/contracts/feed.ts';
import { SHIPPED_STYLES, type StyleChoice } from '@pythia/contracts/style.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { NOW, pageOf, type TimelinePage } from '#answers/testing/timeline-events.ts';
import { ApiError } from '#api/api-error.ts';
import type { Watch } from '#api/watch-server.ts';
import { MemoryStorage } from '#browser/storage.ts';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import { freeCopilot } from '../copilot-kinds.ts';
import type { CopilotParts } from '../copilot-parts.ts';
import type { FeedSocketOptions } from '#interviews/feed-socket.ts';
import type { OpenFeed } from '../restoring/following.ts';
import { Copilot } from '../copilot.ts';
import { KeptOverReload } from '../restoring/kept-over-reload.ts';
import type { StyleEvent } from '../machine/session-style.ts';

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
  /** Keys of what was said to be no question. */
  const putAway: string[] = [];
  const urls: string[] = [];
  const emitters: ((event: CaptureEvent) => void)[] = [];
  const feeds: (FeedSocketOptions & ReturnType<OpenFeed> & { sessionId: string; after: number })[] = [];
  let linesSaid = 0;
  let toldAt = -Infinity;
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
  const hurry = vi.fn<() => void>();
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
  let takeMicrophone = aMicrophone;
  const world = {
    stream: {} as MediaStream | null,
    isMicrophoneAllowed: false,
    listeningUntil: new AbortController().signal,
  };
  const parts: CopilotParts = {
    kind,
    sessionId: 's1',
    expiresAt: new Date(NOW + 60_000).toISOString(),
    jobTitle: 'Baker',
    socketUrl: (session, { channel, listen = 'first' }) => `ws://host/${session}/${channel}/${listen}`,
    openFeed: (sessionId, { after = 0, ...asked }) => {
      const feed = {
        ...asked,
        sessionId,
        after,
        hurry,
        upTo: after,
        onMessage: (message: FeedMessage) => {
          if ('up_to' in message) feed.upTo = message.up_to;
          else asked.onMessage(message);
        },
      };
      feeds.push(feed);
      void tellPast(feed, timeline);
      return feed;
    },
    startCapture: ({ url, onEvent, signal }) => {
      urls.push(url);
      emitters.push(onEvent);
      emit = onEvent;
      world.listeningUntil = signal!;
      return { resume: async () => {}, stop: stopCapture, ...capture };
    },
    windowName: 'this-window',
    findStream: () => world.stream,
    askForMicrophone: async () => takeMicrophone(),
    isMicrophoneAllowed: async () => world.isMicrophoneAllowed,
    stopSharing,
    streamAnswer: (_, message, { instead, again, signal }) => {
      asked.push({ message, instead, again, signal });
      return inParts(answer());
    },
    watchServer: (watch) => looks.push(watch),
    sendCorrection: (session, { text }) => {
      corrections.push(text);
      correctedIn.push(session);
      return takeCorrection();
    },
    switchStyle: (_, choice) => switchStyle(choice),
    withdrawQuestion: async (_, key) => void putAway.push(key),
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
  const tells = (message: FeedMessage): void => {
    if ('event' in message) toldAt = Math.max(toldAt, Date.parse(message.event.at));
    feeds.at(-1)!.onMessage(message);
  };
  /** Whoever still looks for the server. */
  const looksFor = () => looks.filter(({ signal }) => !signal.aborted);
  return {
    world,
    asked,
    messages: () => asked.map(({ message }) => message),
    urls,
    putAway,
    emitters,
    feeds,
    hurry,
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
    /** The interviewer's line as the feed tells it. */
    says: (text: string, { id = `said-${++linesSaid}`, at = Math.max(now, toldAt + 1) } = {}) =>
      tells({ event: { kind: 'line', id, at: new Date(at).toISOString(), channel: 'interviewer', text } }),
    tells,
    emits: (event: CaptureEvent) => emit(event),
    looksFor,
    serverReturns: () => looksFor().forEach(({ onProbe }) => onProbe(true)),
    takesMicrophone: (take: typeof takeMicrophone) => (takeMicrophone = take),
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

/** The past of a session as a feed tells it, page by page. */
async function tellPast(
  { after, onMessage, onEnd, signal }: FeedSocketOptions & { after: number },
  read: (after: number) => Promise<TimelinePage>,
): Promise<void> {
  try {
    for (let from: number | null = after; from !== null;) {
      const { session, events, next } = await read(from);
      if (signal.aborted) return;
      if (from === after) onMessage({ session });
      onMessage({ events });
      onMessage({ up_to: events.at(-1)?.seq ?? from });
      from = next;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!signal.aborted) onEnd(CLOSE.unknownSession, '');
  }
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
const aMicrophone = (): MediaStream => ({ getTracks: () => [] }) as unknown as MediaStream;
const anEmptyTimeline = async () => pageOf([]);
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

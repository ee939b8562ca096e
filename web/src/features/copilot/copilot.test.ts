import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { REPLAY } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import type { Watch } from '#api/watch-server.ts';
import { newExchange } from '#answers/exchange.ts';
import { markdownText } from '#answers/streaming-markdown.ts';
import { MemoryStorage } from '#browser-storage.ts';
import type { ReadAlongOptions, ReadEvent } from '#listening/read-along.ts';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import { questionText } from '#transcript/question/current-question.ts';
import { selectedItems } from '#transcript/selection.ts';
import { isGap, newestItems } from '#transcript/transcript.ts';
import { Copilot } from './copilot.ts';
import type { CopilotParts } from './copilot-parts.ts';
import type { CopilotSession } from './copilot-session.ts';
import type { TimelinePage } from './follow-timeline.ts';
import { KeptOverReload } from './kept-over-reload.ts';
import { freeCopilot } from './copilot-kinds.ts';
import { paidCopilot } from './copilot-kinds.ts';

const NOW = Date.UTC(2025, 0, 15, 10);

/** A window around a copilot: one shared stream, one server, one storage that outlives a reload. */
function openWindow({ kind = freeCopilot } = {}) {
  const asked: { message: string; instead: string | undefined; signal: AbortSignal }[] = [];
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
  let takeCorrection: () => Promise<void> = takesAll;
  const stopCapture = vi.fn<() => void>();
  const stopSharing = vi.fn<() => void>();
  const capture = { flush: vi.fn<() => void>(), moveTo: vi.fn<(url: string) => void>() };
  let startNext: () => Promise<typeof NEXT> = theNext;
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
      return { resume: async () => {}, listenTo: () => true, stop: stopCapture, ...capture };
    },
    findStream: () => world.stream,
    stopSharing,
    streamAnswer: (_, message, { instead, signal }) => {
      asked.push({ message, instead, signal });
      return inParts(answer());
    },
    watchServer: (watch) => looks.push(watch),
    readTimeline: (_, after) => timeline(after),
    sendCorrection: (session, { text }) => {
      corrections.push(text);
      correctedIn.push(session);
      return takeCorrection();
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
    urls,
    emitters,
    reading,
    corrections,
    correctedIn,
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

const NEXT = {
  sessionId: 's2',
  expiresAt: new Date(NOW + 121_000).toISOString(),
  jobTitle: 'Baker',
  previousUrl: '/copilot?session_id=s1',
};

const theNext = async () => NEXT;

async function* inParts(texts: AsyncIterable<string>): AsyncGenerator<AnswerPart> {
  for await (const text of texts) yield { type: 'text', text };
}
async function* anAnswer() {
  yield 'An ';
  yield 'answer.';
}

async function* noServer() {
  yield* [];
  throw new ApiError({ kind: 'network' });
}

const takesAll = async () => {};
const notListening = () => {
  throw new Error('nothing listens yet');
};

const SESSION_OVER: CaptureEvent = { type: 'session-over' };

const unknownSession = () => Promise.reject(new ApiError({ kind: 'http', status: 404 }));
const anEmptyTimeline = async () => pageOf([]);
const pageOf = (events: SessionEvent[], next: number | null = null): TimelinePage => ({
  session: {
    id: 's1',
    kind: 'free',
    title: '',
    company: '',
    job_title: 'Pilot',
    job_id: null,
    created_at: new Date(NOW).toISOString(),
    expires_at: new Date(NOW + 60_000).toISOString(),
    running: true,
    counted: true,
    entries: events.length,
    questions: events.filter(({ kind }) => kind === 'question').length,
  },
  events,
  next,
});
const pageUntil = (expires_at: string): TimelinePage => {
  const { session, ...page } = pageOf([]);
  return { ...page, session: { ...session, expires_at } };
};
const lineEvent = (seq: number, text: string): SessionEvent => ({
  kind: 'line',
  id: `line-${seq}`,
  text,
  seq,
  channel: 'interviewer',
  at: new Date(NOW + seq).toISOString(),
});
const questionEvent = (seq: number, text: string): SessionEvent => ({
  ...lineEvent(seq, text),
  kind: 'question',
  id: `question-${seq}`,
  channel: 'candidate',
});
const answerEvent = (seq: number, exchange_id: string, text: string): SessionEvent => ({
  ...lineEvent(seq, text),
  kind: 'answer',
  channel: 'copilot',
  exchange_id,
  state: 'complete',
  first_text_ms: 1,
  total_ms: 2,
  answered_by: null,
  stood_in: null,
  source: null,
  usage: null,
  alternatives: [],
  note: null,
});

/** A copilot that listens and has heard something. */
function openAndHear(window: ReturnType<typeof openWindow>, text: string): Copilot {
  const copilot = window.open();
  copilot.start();
  window.says(text);
  return copilot;
}

/** A copilot that holds a question. */
async function openAndHold() {
  const window = openWindow();
  const copilot = window.open();
  const close = copilot.start();
  window.answersWith(noServer);
  copilot.asking.send('Why us?');
  await until(copilot, () => newest(copilot).status === 'held');
  window.answersWith(anAnswer);
  return { window, copilot, close };
}

const until = async (copilot: Copilot, done: () => boolean) => {
  while (!done()) {
    await new Promise<void>((resolve) => {
      copilot.store.subscribe(() => resolve());
      copilot.listening.store.subscribe(() => resolve());
      copilot.conversation.store.subscribe(() => resolve());
    });
  }
};
const exchanges = (copilot: Copilot) => copilot.conversation.exchanges();
const newest = (copilot: Copilot) => exchanges(copilot).at(-1)!;
const isArmed = ({ phase }: CopilotSession) => phase.name === 'listening' && phase.armed;
const appended = (event: SessionEvent): ReadEvent => ({ type: 'appended', event });
const lines = (copilot: Copilot) => newestItems(copilot.session().transcript, 99).map(({ text }) => text);
const selected = (copilot: Copilot) => selectedItems(copilot.session().transcript).map(({ text }) => text);

const loud = (window: ReturnType<typeof openWindow>) => window.emits({ type: 'level', rms: 0.1, peak: 0.2 });
const messages = (window: ReturnType<typeof openWindow>) => window.asked.map(({ message }) => message);

describe('a copilot', () => {
  const toFake = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] as const;
  beforeEach(() => void vi.useFakeTimers({ toFake: [...toFake] }));
  afterEach(() => void vi.useRealTimers());

  test('asks about the selected line and streams the answer', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.emits({ type: 'transcript', text: 'Hello. Why us?', line: { id: 'u1', at: NOW } });
    copilot.asking.getAnswer();
    await until(copilot, () => newest(copilot).status === 'done');
    expect(window.asked.map((a) => a.message)).toEqual(['Why us?']);
    expect(newest(copilot).question).toEqual({ text: 'Why us?', source: 'lines', lines: ['u1/1'] });
    expect(markdownText(newest(copilot).answer)).toBe('An answer.');
    expect(selected(copilot)).toEqual([]);
  });

  test('has nothing to ask about before a line is there', () => {
    const copilot = openWindow().open();
    copilot.start();
    copilot.asking.getAnswer();
    expect(copilot.session().error).toBe(MESSAGES.noTranscript);
  });

  test('does not ask again when the key is pressed twice', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.says('Why us?');
    copilot.asking.getAnswer();
    copilot.asking.getAnswer();
    expect(window.asked).toHaveLength(1);
  });

  test('leaves the running answer for a newer question', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.says('Why us?');
    copilot.asking.getAnswer();
    window.says('And why now?');
    copilot.asking.getAnswer();
    expect(window.asked.map((a) => [a.message, a.signal.aborted])).toEqual([
      ['Why us?', true],
      ['And why now?', false],
    ]);
    expect(exchanges(copilot).map((e) => e.status)).toEqual(['stopped', 'waiting']);
  });

  test('sends a typed question, but not an empty one', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.asking.send('   ');
    copilot.asking.send(' What now? ');
    expect(window.asked.map((a) => a.message)).toEqual(['What now?']);
  });

  test('sends the first 1,000 characters of a longer question', () => {
    const window = openWindow();
    window.open().asking.send('x'.repeat(1_001));
    expect(window.asked.map((a) => a.message)).toEqual(['x'.repeat(1_000)]);
  });

  test('leaves the selection alone when a question is typed or asked again', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.says('Why us?');
    copilot.asking.send('What now?');
    await until(copilot, () => newest(copilot).status === 'done');
    copilot.asking.retry(newest(copilot));
    expect(window.asked.map((a) => a.message)).toEqual(['What now?', 'What now?']);
    expect(selected(copilot)).toEqual(['Why us?']);
  });

  test('asks for another story to the same question, once its answer is there', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.asking.send('What now?');
    copilot.asking.tellInstead(newest(copilot), 'I baked.');
    expect(window.asked).toHaveLength(1);
    await until(copilot, () => newest(copilot).status === 'done');
    copilot.asking.tellInstead(newest(copilot), 'I baked.');
    await until(copilot, () => newest(copilot).status === 'done');
    copilot.asking.retry(newest(copilot));
    expect(window.asked.map(({ message, instead }) => [message, instead])).toEqual([
      ['What now?', undefined],
      ['What now?', 'I baked.'],
      ['What now?', 'I baked.'],
    ]);
    expect(exchanges(copilot).map(({ status }) => status)).toEqual(['done', 'done', 'waiting']);
  });

  test('asks a question in other words, about the same lines, and keeps the earlier answer', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why ass?');
    copilot.asking.getAnswer();
    await until(copilot, () => newest(copilot).status === 'done');
    const { question } = newest(copilot);
    copilot.asking.askAnew(newest(copilot), ' Why us? ');
    copilot.asking.askAnew(newest(copilot), ' ');
    expect(exchanges(copilot).map((exchange) => exchange.question)).toEqual([
      question,
      { ...question, text: 'Why us?' },
    ]);
    expect(window.asked.map(({ message }) => message)).toEqual(['Why ass?', 'Why us?']);
  });

  test('tells another story no more when the question is asked in other words', () => {
    const window = openWindow();
    const copilot = window.open();
    const question = { text: 'Why?', source: 'typed', lines: [], instead: 'I baked.' } as const;
    copilot.asking.askAnew(newExchange(1, question, NOW), 'Why us?');
    expect(window.asked.map(({ instead }) => instead)).toEqual([undefined]);
  });

  test('clears the selection, so that a free session asks about the newest line', () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Hello. Why us?');
    copilot.asking.toggleLine(0);
    copilot.asking.clearSelection();
    expect(selected(copilot)).toEqual([]);
    copilot.asking.getAnswer();
    expect(window.asked.map(({ message }) => message)).toEqual(['Why us?']);
  });

  test.each([
    [
      'the reason that the server gave',
      new ApiError({ kind: 'http', status: 503, detail: 'Busy.' }),
      'Busy.',
    ],
    ['that the request failed', new ApiError({ kind: 'http', status: 500 }), MESSAGES.requestFailed],
    [
      'that the question was not sent',
      new ApiError({ kind: 'network', status: 200 }),
      MESSAGES.failedToSendQuestion,
    ],
  ])('says %s and keeps what had arrived', async (_, error, sentence) => {
    const window = openWindow();
    const copilot = window.open();
    window.answersWith(async function* () {
      yield 'Half';
      throw error;
    });
    copilot.asking.send('Why?');
    await until(copilot, () => newest(copilot).status === 'failed');
    expect(newest(copilot).error).toBe(sentence);
    expect(markdownText(newest(copilot).answer)).toBe('Half');
  });

  test.each([
    ['free', freeCopilot, MESSAGES.requestFailed],
    ['paid', paidCopilot, `${MESSAGES.apiRequestFailedPrefix}Bad Gateway`],
  ])('of the %s kind says so when a gateway has refused every try', async (_, kind, sentence) => {
    const window = openWindow({ kind });
    const copilot = window.open();
    window.answersWith(async function* () {
      yield* [];
      throw new ApiError({ kind: 'http', status: 502, statusText: 'Bad Gateway' });
    });
    copilot.asking.send('Why?');
    while (newest(copilot).status !== 'failed') {
      await until(copilot, () => ['held', 'failed'].includes(newest(copilot).status));
      window.serverReturns();
    }
    expect([newest(copilot).error, window.asked.length]).toEqual([sentence, 5]);
  });

  test('fails a question that is asked again as it would have failed at first', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.answersWith(async function* () {
      yield* [];
      throw new ApiError({ kind: 'network', status: 200 });
    });
    window.says('Why us?');
    copilot.asking.getAnswer();
    await until(copilot, () => newest(copilot).status === 'failed');
    copilot.asking.send('What now?');
    await until(copilot, () => newest(copilot).status === 'failed');
    for (const exchange of exchanges(copilot)) {
      copilot.asking.retry(exchange);
      await until(copilot, () => newest(copilot).status === 'failed');
    }
    const { failedToGetResponse, failedToSendQuestion } = MESSAGES;
    expect(exchanges(copilot).map(({ question, error }) => [question.text, error])).toEqual([
      ['Why us?', failedToGetResponse],
      ['What now?', failedToSendQuestion],
      ['Why us?', failedToGetResponse],
      ['What now?', failedToSendQuestion],
    ]);
  });

  test('counts its time down by the second', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    await window.passes(0); // what the server has is restored, which looks at the clock too
    for (const left of [60, 59, 58]) {
      expect(copilot.session().secondsLeft).toBe(left);
      await window.passes(1);
    }
  });

  test('that is reloaded says how much was not heard meanwhile, once', async () => {
    const window = openWindow();
    const leave = window.open().start();
    window.emits({ type: 'connection', state: 'open' });
    leave();
    await window.passes(4);
    const after = openAndHear(window, 'Why now?');
    window.emits({ type: 'audio', state: 'running' });
    window.emits({ type: 'audio', state: 'running' });
    const gaps = after.session().transcript.heard.flat().filter(isGap);
    expect(gaps).toMatchObject([{ lostSeconds: 4 }]);
  });

  test('that seems over at its beginning is, once the server has said so too', async () => {
    const window = openWindow();
    await window.passes(61);
    const timeline = Promise.withResolvers<TimelinePage>();
    window.hasTimeline(() => timeline.promise);
    const copilot = window.open();
    copilot.start();
    await window.passes(1);
    expect(copilot.session().phase.name).toBe('listening');
    expect(copilot.listening.state().sound.state).toBe('none');
    timeline.resolve(pageOf([]));
    await until(copilot, () => copilot.session().phase.name === 'over');
  });

  test('that only seemed over listens as soon as the server has said so', async () => {
    const window = openWindow();
    await window.passes(61);
    window.hasTimeline(async () => pageUntil(NEXT.expiresAt));
    const copilot = window.open();
    copilot.start();
    await until(copilot, () => copilot.listening.state().sound.state === 'connecting');
    expect(copilot.session().secondsLeft).toBe(60);
  });

  test('stops listening and answers no more when its time is over', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    await window.passes(61);
    copilot.asking.send('Why?');
    copilot.asking.tellInstead(newExchange(1, { text: 'Why?', source: 'typed', lines: [] }, NOW), 'I baked.');
    expect(copilot.session().phase.name).toBe('over');
    expect(window.stopCapture).toHaveBeenCalledOnce();
    expect(window.asked).toEqual([]);
    expect(window.stopSharing).toHaveBeenCalledOnce();
  });

  describe('that is to go on in a new session', () => {
    test('does so when its time is over, with its sound, its lines and the answer that is arriving', async () => {
      const window = openWindow();
      const rest = Promise.withResolvers<void>();
      window.answersWith(async function* () {
        yield 'Half';
        await rest.promise;
        yield ' and whole.';
      });
      const copilot = openAndHear(window, 'Why us?');
      copilot.goOn();
      window.hasTimeline(async () => pageUntil(NEXT.expiresAt));
      copilot.asking.getAnswer();
      await window.passes(61);
      expect(copilot.session()).toMatchObject({
        id: 's2',
        phase: { name: 'listening', armed: false },
        secondsLeft: 60,
        previousUrl: NEXT.previousUrl,
      });
      expect(window.capture.moveTo).toHaveBeenCalledOnce();
      expect(window.stopCapture).not.toHaveBeenCalled();
      expect(lines(copilot)).toEqual(['Why us?']);
      rest.resolve();
      await until(copilot, () => newest(copilot).status === 'done');
      expect(markdownText(newest(copilot).answer)).toBe('Half and whole.');
    });

    test('leaves the session before its last words when it was over already', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      await window.passes(61);
      window.hasTimeline(async () => pageUntil(NEXT.expiresAt));
      copilot.goOn();
      await vi.waitFor(() => expect(copilot.session().id).toBe('s2'));
      expect(window.urls).toEqual(['ws://host/s1/interviewer/first', 'ws://host/s2/interviewer/first']);
      window.emitters[0]?.({ type: 'interim', text: 'and' });
      window.emitters[0]?.({ type: 'transcript', text: 'And why now?' });
      window.emitters[0]?.({ type: 'ended', reason: 'stopped' });
      const heard = copilot.session().transcript.heard.flat();
      expect(heard.at(-1)).toMatchObject({ text: 'And why now?', session: 's1' });
      expect(copilot.listening.state().sound.state).toBe('connecting');
    });

    test('still is after a reload, in no other window, and not when it is opened after its end', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      copilot.goOn();
      copilot.save(); // as when the page goes
      expect([window.open(), window.openAnother()].map((copilot) => isArmed(copilot.session()))).toEqual([
        true,
        false,
      ]);
      await window.passes(61);
      expect(isArmed(window.open().session())).toBe(false);
    });

    test('keeps what follows under the new session', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      copilot.goOn();
      await window.passes(62);
      const kept = Array.from({ length: window.storage.length }, (_, at) => window.storage.key(at));
      expect(kept.filter((key) => key?.includes(':s2:'))).not.toEqual([]);
    });

    test('ends after all when that is taken back', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      copilot.goOn();
      copilot.stayToEnd();
      await window.passes(61);
      expect(copilot.session().phase).toEqual({ name: 'over', endedByUser: false, failure: null });
      expect(window.stopCapture).toHaveBeenCalledOnce();
    });

    test('ends when somebody ended it before its time', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      copilot.goOn();
      await window.passes(0); // the server tells of the session
      window.emits(SESSION_OVER);
      expect(copilot.session().phase).toEqual({ name: 'over', endedByUser: true, failure: null });
      expect(window.stopCapture).toHaveBeenCalledOnce();
    });

    test('goes on as soon as the server ends it, a moment before the time', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      copilot.goOn();
      await window.passes(59);
      window.emits(SESSION_OVER);
      await until(copilot, () => copilot.session().phase.name === 'listening');
      expect(window.capture.moveTo).toHaveBeenCalledOnce();
    });

    test('does so as soon as the server is back that was away at the end, with its sound', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      window.continuesWith(() => Promise.reject(new ApiError({ kind: 'network' })));
      window.hasTimeline(async () => pageUntil(NEXT.expiresAt));
      copilot.goOn();
      await window.passes(65);
      expect(copilot.session().phase.name).toBe('following');
      window.continuesWith(theNext);
      await window.passes(10);
      expect(copilot.session()).toMatchObject({
        phase: { name: 'listening' },
        previousUrl: NEXT.previousUrl,
      });
      expect(window.capture.moveTo).toHaveBeenCalledOnce();
      expect(window.stopCapture).not.toHaveBeenCalled();
    });

    test('asks a question there that was held until then', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      const starting = Promise.withResolvers<typeof NEXT>();
      window.continuesWith(() => starting.promise);
      window.hasTimeline(async () => pageUntil(NEXT.expiresAt));
      window.answersWith(noServer);
      copilot.asking.getAnswer();
      await until(copilot, () => newest(copilot).status === 'held');
      window.answersWith(anAnswer);
      copilot.goOn();
      await window.passes(61);
      window.serverReturns();
      await window.passes(1);
      expect(window.asked).toHaveLength(1);
      starting.resolve(NEXT);
      await until(copilot, () => newest(copilot).status === 'done');
      expect([window.asked.length, copilot.session().id]).toEqual([2, 's2']);
    });

    test('gives up when the server is away for longer than its sound is kept, and can be tried again', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      window.continuesWith(() => Promise.reject(new ApiError({ kind: 'network' })));
      copilot.goOn();
      await window.passes(60);
      for (let second = 0; second <= REPLAY.keptSeconds + 30; second++) await window.passes(1);
      const why = MESSAGES.networkError;
      expect(copilot.session().phase).toEqual({ name: 'over', endedByUser: false, failure: why });
      expect(window.stopCapture).toHaveBeenCalledOnce();
      const expiresAt = new Date(NOW + 900_000).toISOString();
      window.continuesWith(async () => ({ ...NEXT, expiresAt }));
      window.hasTimeline(async () => pageUntil(expiresAt));
      copilot.goOn();
      await window.passes(0);
      expect(copilot.session().phase.name).toBe('listening');
    });

    test('says why it could not, stops listening, and does so at another try', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      const why = 'No trials remaining';
      window.continuesWith(() => Promise.reject(new ApiError({ kind: 'http', status: 403, detail: why })));
      copilot.goOn();
      await window.passes(61);
      expect(copilot.session().phase).toEqual({ name: 'over', endedByUser: false, failure: why });
      expect(window.stopCapture).toHaveBeenCalledOnce();

      window.continuesWith(theNext);
      copilot.goOn();
      await until(copilot, () => copilot.session().phase.name === 'listening');
      window.says('And now?');
      expect(lines(copilot)).toEqual(['Why us?', 'And now?']);
    });
  });

  describe('with its current question', () => {
    test('asks all of a question of several sentences, once, and then what is said next', () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'You had an outage. How did you resolve it?');
      copilot.asking.getAnswer();
      window.says('Okay.');
      copilot.asking.getAnswer();
      window.says('And who was there?');
      copilot.asking.getAnswer();
      expect(messages(window)).toEqual(['You had an outage. How did you resolve it?', 'And who was there?']);
    });

    test('says in the words of its kind that there is nothing new to ask', async () => {
      for (const [kind, sentence] of [
        [freeCopilot, MESSAGES.nothingNew],
        [paidCopilot, MESSAGES.selectTranscript],
      ] as const) {
        const window = openWindow({ kind });
        const copilot = openAndHear(window, 'Why us?');
        copilot.asking.getAnswer();
        await until(copilot, () => newest(copilot).status === 'done');
        copilot.asking.getAnswer();
        expect([messages(window), copilot.session().error]).toEqual([['Why us?'], sentence]);
      }
    });

    test('waits for who is speaking, and asks the whole', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'You had an outage.');
      loud(window);
      window.emits({ type: 'interim', text: 'how did you' });
      copilot.asking.getAnswer();
      expect([copilot.asking.store.getState().armed, window.asked]).toEqual([true, []]);
      for (let moment = 0; moment < 5; moment++) {
        loud(window);
        await window.passes(0.1);
      }
      expect(window.capture.flush).not.toHaveBeenCalled();
      await window.passes(0.4);
      expect(window.capture.flush).toHaveBeenCalledOnce();
      window.says('How did you resolve it?');
      await window.passes(1);
      expect(messages(window)).toEqual(['You had an outage. How did you resolve it?']);
      expect(copilot.asking.store.getState().armed).toBe(false);
    });

    test('asks at once at a second press, and follows the words until they are final', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'You had an outage.');
      window.emits({ type: 'interim', text: 'how did you dissolve' });
      copilot.asking.getAnswer();
      copilot.asking.getAnswer();
      expect(messages(window)).toEqual(['You had an outage. how did you dissolve']);
      await until(copilot, () => newest(copilot).status === 'done');
      window.emits({ type: 'interim', text: 'how did you dissolve it' });
      expect(newest(copilot).question.text).toBe('You had an outage. how did you dissolve');
      window.says('How did you resolve it?');
      expect(newest(copilot)).toMatchObject({
        status: 'done',
        question: { text: 'You had an outage. How did you resolve it?' },
      });
      copilot.asking.getAnswer();
      expect(messages(window)).toHaveLength(1);
    });

    test('waits no longer when it is stopped or the session is over', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'You had an outage.');
      window.emits({ type: 'interim', text: 'how did you' });
      copilot.asking.getAnswer();
      copilot.asking.stop();
      await window.passes(5);
      copilot.asking.getAnswer();
      await window.passes(0.5);
      window.emits(SESSION_OVER);
      await window.passes(5);
      expect([messages(window), copilot.asking.store.getState().armed]).toEqual([[], false]);
    });

    test('tells the server what was said before and not asked about', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'You had an outage.');
      await window.passes(30);
      window.says('How did you resolve it?');
      copilot.asking.getAnswer();
      expect([messages(window), newest(copilot).question.before]).toEqual([
        ['How did you resolve it?'],
        'You had an outage.',
      ]);
    });

    test('begins further up, and loses its end, by keys', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'You had an outage.');
      await window.passes(30);
      window.says('How did you resolve it? Did it last?');
      copilot.asking.reachLine(2);
      copilot.asking.drop();
      copilot.asking.getAnswer();
      expect(messages(window)).toEqual(['You had an outage. How did you resolve it?']);
    });

    test('knows after a reload what was asked', async () => {
      const window = openWindow();
      const before = window.open();
      const close = before.start();
      window.says('Why us? Okay.');
      before.asking.getAnswer();
      await until(before, () => newest(before).status === 'done');
      close();
      const after = window.open();
      after.start();
      after.asking.getAnswer();
      expect(messages(window)).toEqual(['Why us?']);
    });
  });

  test('says what is missing without a shared stream, and listens as soon as there is one', async () => {
    const window = openWindow();
    window.world.stream = null;
    const copilot = window.open();
    copilot.start();
    expect(copilot.listening.state().sound).toEqual({ state: 'lost', why: MESSAGES.missingSetup });
    window.world.stream = {} as MediaStream;
    await window.passes(1);
    expect(copilot.listening.state().sound).toEqual({ state: 'connecting' });
  });

  test('does not take a lost stream again', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.emits({ type: 'ended', reason: 'track-ended', message: 'Sharing has stopped.' });
    await window.passes(2);
    expect(copilot.listening.state().sound).toEqual({ state: 'lost', why: 'Sharing has stopped.' });
  });

  test('has its lines and answers back after a reload', async () => {
    const window = openWindow();
    const before = window.open();
    const close = before.start();
    window.says('Hello. Why us? And');
    before.asking.getAnswer();
    await until(before, () => newest(before).status === 'done');
    close();
    const after = window.open();
    expect(after.session().transcript).toEqual(before.session().transcript);
    expect(newest(after)).toMatchObject({ question: { text: 'Why us?' }, status: 'done' });
    expect(markdownText(newest(after).answer)).toBe('An answer.');
  });

  describe('whose session another window listens to', () => {
    const elsewhere: CaptureEvent = { type: 'ended', reason: 'listened-elsewhere' };

    function readingAlong() {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      window.emits(elsewhere);
      return { window, copilot, hears: (event: ReadEvent) => window.reading[0]?.onEvent(event) };
    }

    test('reads along with what is heard, asked and answered there', () => {
      const { window, copilot, hears } = readingAlong();
      expect(window.reading.map(({ url }) => url)).toEqual(['ws://host/s1/interviewer/no']);
      expect(copilot.listening.state().sound.state).toBe('elsewhere');
      hears(appended(lineEvent(1, 'Why now?')));
      hears(appended(questionEvent(2, 'Why now?')));
      expect(copilot.conversation.exchanges()).toMatchObject([{ status: 'elsewhere' }]);
      hears(appended(answerEvent(3, 'question-2', 'Because.')));
      expect(newestItems(copilot.session().transcript, 2).map(({ text }) => text)).toEqual([
        'Why us?',
        'Why now?',
      ]);
      expect(copilot.conversation.exchanges()).toMatchObject([{ status: 'done' }]);
    });

    test('shows what is being said, and asks it once, as it was in the end', async () => {
      const { window, copilot, hears } = readingAlong();
      copilot.asking.getAnswer();
      hears({ type: 'interim', text: 'and why' });
      expect(questionText(copilot.asking.question())).toBe('and why');
      copilot.asking.getAnswer();
      hears({ type: 'interim', text: 'and why now' });
      expect(copilot.asking.store.getState().armed).toBe(true);
      copilot.asking.getAnswer();
      expect(messages(window)).toEqual(['Why us?', 'and why now']);
      hears(appended(lineEvent(2, 'And why now?')));
      hears({ type: 'interim', text: '' });
      expect(newest(copilot).question.text).toBe('And why now?');
      expect(questionText(copilot.asking.question())).toBe('');
      hears({ type: 'interim', text: 'who was there' });
      expect(questionText(copilot.asking.question())).toBe('who was there');
    });

    test('shows what the candidate says there, and neither asks about it nor waits for it', () => {
      const { window, copilot, hears } = readingAlong();
      const own = appended({ ...lineEvent(2, 'Because of you.'), channel: 'candidate' });
      hears({ type: 'interim', text: 'and why' });
      copilot.asking.getAnswer();
      hears(own);
      expect(newestItems(copilot.session().transcript, 1)).toMatchObject([
        { text: 'Because of you.', channel: 'candidate' },
      ]);
      expect(copilot.asking.store.getState().armed).toBe(true);
      copilot.asking.getAnswer();
      expect(messages(window)).toEqual(['Why us? and why']);
    });

    test('reads along too where nothing is shared with it, until something is', () => {
      const window = openWindow();
      window.world.stream = null;
      const read = vi.fn<typeof anEmptyTimeline>(anEmptyTimeline);
      window.hasTimeline(read);
      const copilot = window.open();
      copilot.start();
      expect(copilot.listening.state().sound.state).toBe('lost');
      expect(window.reading.map(({ url }) => url)).toEqual(['ws://host/s1/interviewer/no']);
      window.reading[0]?.onEvent(appended(lineEvent(1, 'Why now?')));
      expect(newestItems(copilot.session().transcript, 1)).toMatchObject([{ text: 'Why now?' }]);
      expect(read).toHaveBeenCalledOnce();
      window.reading[0]?.onEvent({ type: 'status', state: 'ready' }); // on another connection
      expect(read).toHaveBeenCalledTimes(2);
      copilot.listening.listenTo({} as MediaStream);
      expect(window.reading[0]?.signal.aborted).toBe(true);
    });

    test('reads along again once its share has ended', () => {
      const window = openWindow();
      window.open().start();
      window.emits({ type: 'share-ended' });
      window.emits({ type: 'ended', reason: 'track-ended' });
      expect(window.reading.map(({ url, signal }) => [url, signal.aborted])).toEqual([
        ['ws://host/s1/interviewer/no', false],
      ]);
    });

    test('listens in its place when it is told to, once', () => {
      const { window, copilot } = readingAlong();
      copilot.listening.listenHere();
      expect(window.reading[0]?.signal.aborted).toBe(true);
      window.emits(elsewhere);
      window.world.stream = {} as MediaStream;
      copilot.listening.begin();
      expect(window.urls).toEqual([
        'ws://host/s1/interviewer/first',
        'ws://host/s1/interviewer/here',
        'ws://host/s1/interviewer/first',
      ]);
    });

    test('looks for what it missed when a connection begins, in the timeline from where it was read', async () => {
      const window = openWindow();
      const read: number[] = [];
      window.hasTimeline(async (after) => {
        read.push(after);
        return pageOf(after === 0 ? [lineEvent(1, 'Why us?')] : []);
      });
      const copilot = window.open();
      copilot.start();
      await vi.waitFor(() => expect(copilot.session().transcript.heard).toHaveLength(1));
      window.emits({ type: 'connection', state: 'open' });
      window.emits({ type: 'status', state: 'preparing' });
      window.emits({ type: 'status', state: 'ready' });
      await vi.waitFor(() => expect(read).toEqual([0, 1]));
    });

    test('is told of the end', () => {
      const { window, copilot, hears } = readingAlong();
      hears(SESSION_OVER);
      expect(copilot.session().phase.name).toBe('over');
      expect(window.reading[0]?.signal.aborted).toBe(true);
    });
  });

  describe('restores from the server', () => {
    test('what was said, asked and answered, page by page, and the job it was for', async () => {
      const window = openWindow();
      window.hasTimeline(async (after) =>
        after === 0
          ? pageOf([lineEvent(1, 'Why us?'), questionEvent(2, 'Why us?')], 2)
          : pageOf([answerEvent(3, 'question-2', 'Because.')]),
      );
      const copilot = window.open();
      copilot.start();
      await until(copilot, () => exchanges(copilot)[0]?.status === 'done');
      expect(lines(copilot)).toEqual(['Why us?']);
      expect(markdownText(newest(copilot).answer)).toBe('Because.');
      expect(copilot.session().jobTitle).toBe('Pilot');
    });

    test('without losing or doubling what is heard meanwhile', async () => {
      const window = openWindow();
      const timeline = Promise.withResolvers<TimelinePage>();
      window.hasTimeline(() => timeline.promise);
      const copilot = window.open();
      copilot.start();
      window.emits({ type: 'transcript', text: 'Two.', line: { id: 'line-2', at: NOW + 2 } });
      window.emits({ type: 'transcript', text: 'Three.', line: { id: 'line-3', at: NOW + 3 } });
      timeline.resolve(pageOf([lineEvent(1, 'One.'), lineEvent(2, 'Two.')]));
      await until(copilot, () => lines(copilot).length === 3);
      window.emits({ type: 'transcript', text: 'Three.', line: { id: 'line-3', at: NOW + 3 } });
      expect(lines(copilot)).toEqual(['One.', 'Two.', 'Three.']);
    });

    test('an answer that another window awaits, as soon as it is there', async () => {
      const window = openWindow();
      window.hasTimeline(async (after) =>
        after === 0
          ? pageOf([questionEvent(1, 'Why us?')])
          : pageOf([answerEvent(2, 'question-1', 'Because.')]),
      );
      const copilot = window.open();
      copilot.start();
      await until(copilot, () => exchanges(copilot)[0]?.status === 'elsewhere');
      await window.passes(2);
      expect(exchanges(copilot)[0]!.status).toBe('done');
    });

    test('in the end, quietly, where the server cannot be reached at first', async () => {
      const window = openWindow();
      const reads: number[] = [];
      window.hasTimeline(async (after) => {
        reads.push(after);
        if (reads.length < 3) throw new ApiError({ kind: 'network' });
        return pageOf([lineEvent(1, 'Why us?')]);
      });
      const copilot = window.open();
      copilot.start();
      await window.passes(2);
      expect([reads.length, copilot.session().error]).toEqual([2, null]);
      await window.passes(4);
      expect([reads.length, lines(copilot)]).toEqual([3, ['Why us?']]);
    });

    test('never, where the server refuses it', async () => {
      const window = openWindow();
      const read = vi.fn<() => Promise<TimelinePage>>(unknownSession);
      window.hasTimeline(read);
      window.open().start();
      await window.passes(50);
      expect(read).toHaveBeenCalledOnce();
    });
  });

  describe('of a session that the server does not know', () => {
    test.each([
      ['before its socket is refused', () => {}],
      ['after its socket was refused', (window: ReturnType<typeof openWindow>) => window.emits(SESSION_OVER)],
    ])('says so at once, %s, and hears and asks nothing', async (_, happens) => {
      const window = openWindow();
      window.hasTimeline(unknownSession);
      const copilot = window.open();
      copilot.start();
      happens(window);
      await window.passes(0);
      expect(copilot.session().phase.name).toBe('unknown');
      expect(window.stopCapture).toHaveBeenCalled();
      copilot.asking.send('Why us?');
      expect(window.asked).toEqual([]);
    });

    test('is over where there are words to read, as those of a session that was deleted since', async () => {
      const window = openWindow();
      openAndHear(window, 'Why us?').save();
      window.hasTimeline(unknownSession);
      const copilot = window.open();
      copilot.start();
      await window.passes(0);
      expect([copilot.session().phase.name, lines(copilot)]).toEqual(['over', ['Why us?']]);
    });

    test('stays as it ended, where the server has told of it and deleted it since', async () => {
      const window = openWindow();
      const copilot = window.open();
      copilot.start();
      await window.passes(60);
      window.hasTimeline(unknownSession);
      copilot.start();
      await window.passes(0);
      expect(copilot.session().phase.name).toBe('over');
    });
  });

  describe('whose server is away', () => {
    test('holds a question of any sort, and sends it when the server is back', async () => {
      const { window, copilot } = await openAndHold();
      window.serverReturns();
      await until(copilot, () => newest(copilot).status === 'done');
      window.says('Why now?');
      for (const ask of [
        () => copilot.asking.getAnswer(),
        () => copilot.asking.retry(newest(copilot)),
        () => copilot.asking.tellInstead(newest(copilot), 'I baked.'),
      ]) {
        window.answersWith(noServer);
        ask();
        await until(copilot, () => newest(copilot).status === 'held');
        window.answersWith(anAnswer);
        window.serverReturns();
        await until(copilot, () => newest(copilot).status === 'done');
      }
      const sent = window.asked.map(({ message, instead }) => instead ?? message);
      const each = ['Why us?', 'Why now?', 'Why now?', 'I baked.'];
      expect(sent).toEqual(each.flatMap((question) => [question, question]));
    });

    test('ends a held question for a newer one', async () => {
      const { window, copilot } = await openAndHold();
      copilot.asking.send('Why now?');
      await until(copilot, () => newest(copilot).status === 'done');
      window.serverReturns();
      expect(exchanges(copilot).map(({ status }) => status)).toEqual(['unsent', 'done']);
      expect(window.asked.map(({ message }) => message)).toEqual(['Why us?', 'Why now?']);
    });

    test('does not ask again when the key is pressed twice', async () => {
      const window = openWindow();
      const copilot = openAndHear(window, 'Why us?');
      window.answersWith(noServer);
      copilot.asking.getAnswer();
      await until(copilot, () => newest(copilot).status === 'held');
      copilot.asking.getAnswer();
      expect([exchanges(copilot).length, window.asked.length]).toEqual([1, 1]);
    });

    test('says so when its session ends first', async () => {
      const { window, copilot } = await openAndHold();
      await window.passes(61);
      const error = 'The session ended before the server was back.';
      expect(newest(copilot)).toMatchObject({ status: 'unsent', error });
      window.serverReturns();
      expect(window.asked).toHaveLength(1);
    });

    test('still holds the question after a reload, and sends it', async () => {
      const { window, close } = await openAndHold();
      close();
      const after = window.open();
      expect(newest(after)).toMatchObject({ status: 'held', question: { text: 'Why us?' } });
      after.start();
      await until(after, () => newest(after).status === 'done');
      expect(window.asked.map(({ message }) => message)).toEqual(['Why us?', 'Why us?']);
    });

    test('looks for the server at once when the sound reaches it again', async () => {
      const { window, copilot } = await openAndHold();
      expect(window.looksFor().map(({ firstInMs }) => firstInMs === 0)).toEqual([false]);
      window.emits({ type: 'connection', state: 'open' });
      expect(window.looksFor().map(({ firstInMs }) => firstInMs)).toEqual([0]);
      copilot.end();
    });

    test('sends nothing after its user has signed out', async () => {
      const { window, copilot } = await openAndHold();
      copilot.end();
      expect(window.looksFor()).toEqual([]);
      window.serverReturns();
      await window.passes(5);
      expect([window.asked.length, exchanges(copilot)]).toEqual([1, []]);
    });
  });

  describe('with a corrected line', () => {
    const id = '01890000-0000-7000-8000-000000000001';
    const hearsWrongly = (window: ReturnType<typeof openWindow>) => {
      const copilot = window.open();
      copilot.start();
      window.emits({ type: 'transcript', text: 'Why ass?', line: { id, at: NOW } });
      return copilot;
    };

    test('asks as it was corrected', () => {
      const window = openWindow();
      const copilot = hearsWrongly(window);
      copilot.correctLine(`${id}/0`, 'Why us?');
      copilot.asking.getAnswer();
      expect(window.asked.map(({ message }) => message)).toEqual(['Why us?']);
    });

    test('tells the server, in the end also one that could not be reached at first', async () => {
      const window = openWindow();
      const copilot = hearsWrongly(window);
      window.takesCorrections(() => Promise.reject(new ApiError({ kind: 'network' })));
      copilot.correctLine(`${id}/0`, 'Why them?');
      copilot.correctLine(`${id}/0`, 'Why us?');
      expect([lines(copilot), window.corrections]).toEqual([['Why us?'], ['Why them?']]);
      window.takesCorrections(takesAll);
      await window.passes(5);
      expect(window.corrections).toEqual(['Why them?', 'Why them?', 'Why us?']);
      expect(copilot.session().error).toBeNull();
    });

    test('tells after a reload what the server does not know yet', async () => {
      const window = openWindow();
      const before = window.open();
      const close = before.start();
      window.emits({ type: 'transcript', text: 'Why ass?', line: { id, at: NOW } });
      window.takesCorrections(() => Promise.reject(new ApiError({ kind: 'network' })));
      before.correctLine(`${id}/0`, 'Why us?');
      close();
      window.takesCorrections(takesAll);
      const copilot = window.open();
      copilot.start();
      await window.passes(1);
      expect([lines(copilot), window.corrections]).toEqual([['Why us?'], ['Why us?', 'Why us?']]);
      copilot.start();
      await window.passes(1);
      expect(window.corrections).toHaveLength(2);
    });

    test('tells when it is started again what it could not tell before it was stopped', async () => {
      const window = openWindow();
      const copilot = window.open();
      const stop = copilot.start();
      window.emits({ type: 'transcript', text: 'Why ass?', line: { id, at: NOW } });
      window.takesCorrections(() => Promise.reject(new ApiError({ kind: 'network' })));
      copilot.correctLine(`${id}/0`, 'Why us?');
      stop();
      await window.passes(1);
      window.takesCorrections(takesAll);
      copilot.start();
      await window.passes(1);
      expect(window.corrections).toEqual(['Why us?', 'Why us?']);
    });

    test('tells it to the session that it was said in, after the window has gone on in another', async () => {
      const window = openWindow();
      const copilot = hearsWrongly(window);
      copilot.goOn();
      await window.passes(61);
      window.hasTimeline(async () => pageUntil(NEXT.expiresAt));
      const later = { id: id.replace(/1$/, '2'), at: NOW + 61_000 };
      window.emits({ type: 'transcript', text: 'Why pow?', line: later });
      copilot.correctLine(`${id}/0`, 'Why us?');
      copilot.correctLine(`${later.id}/0`, 'Why now?');
      await window.passes(1);
      expect(window.corrections).toEqual(['Why us?', 'Why now?']);
      expect(window.correctedIn).toEqual(['s1', 's2']);
    });

    test('does not tell again what the server refused, and keeps it here', async () => {
      const window = openWindow();
      const copilot = hearsWrongly(window);
      window.takesCorrections(() => Promise.reject(new ApiError({ kind: 'http', status: 404 })));
      copilot.correctLine(`${id}/0`, 'Why us?');
      await window.passes(20);
      expect([lines(copilot), window.corrections]).toEqual([['Why us?'], ['Why us?']]);
    });

    test('shows it as another window corrected it', async () => {
      const window = openWindow();
      const line = { ...lineEvent(1, 'Why ass?'), id };
      const correction = { ...lineEvent(2, 'Why us?'), kind: 'correction', line: `${id}/0` } as const;
      window.hasTimeline(async () => pageOf([line, correction]));
      const copilot = window.open();
      copilot.start();
      await until(copilot, () => lines(copilot).length > 0);
      expect(lines(copilot)).toEqual(['Why us?']);
    });
  });

  test('ends with its user: hears, asks and saves nothing more, and shows nothing of before', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    copilot.asking.getAnswer();
    await window.passes(1);
    window.storage.clear();
    copilot.end();
    expect(window.world.listeningUntil.aborted).toBe(true);
    copilot.asking.send('What now?');
    await window.passes(5);
    copilot.save();
    expect(window.asked).toHaveLength(1);
    expect([lines(copilot), exchanges(copilot)]).toEqual([[], []]);
    expect([copilot.session().phase.name, window.storage.length]).toEqual(['left', 0]);
  });
});

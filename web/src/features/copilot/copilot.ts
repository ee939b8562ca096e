import { LIMITS } from '@pythia/contracts/limits.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Conversation, type ConversationParts } from '#answers/conversation.ts';
import { type Exchange, questionLimit } from '#answers/exchange.ts';
import type { Capture, CaptureEvent, CaptureOptions } from '#listening/capture/capture-events.ts';
import { audibility } from '#listening/capture/level.ts';
import { nextPending, type PendingCorrection } from '#transcript/corrections.ts';
import type { TranscriptItem } from '#transcript/transcript.ts';
import { CorrectionSender } from './correction-sender.ts';
import { advance, type CopilotEvent, type CopilotSession, newCopilotSession } from './copilot-session.ts';
import { parseExpiry } from '#interviews/countdown.ts';
import { readTimeline } from '#interviews/read-timeline.ts';
import { followTimeline, type ReadTimeline, type TimelinePage } from './follow-timeline.ts';
import { SavedSession } from './saved-session.ts';
import type { CopilotKind } from './copilot-kinds.ts';
import { type FollowingSession, Succession } from './succession.ts';

/** The world outside a copilot, so that tests can stand in for it. */
export interface CopilotParts extends Omit<ConversationParts, 'refusedWithoutReason'> {
  kind: Pick<CopilotKind, 'linesToAsk' | 'nothingToAsk' | 'nothingShared' | 'refusedWithoutReason'>;
  sessionId: string;
  /** As the address of the window says them, until the server has told its own. */
  expiresAt: string;
  jobTitle: string;
  socketUrl: () => string;
  startCapture: (options: CaptureOptions) => Capture;
  /** The stream of the window that opened this one, while it is live. */
  findStream: () => MediaStream | null;
  readTimeline: ReadTimeline;
  /** Tells the server, in the window's session unless the line was said in another; throws ApiError. */
  sendCorrection: (correction: PendingCorrection, signal: AbortSignal) => Promise<void>;
  /** Begins the session that follows: from then on all other parts are about that one. Throws ApiError. */
  startNext: (signal: AbortSignal) => Promise<FollowingSession>;
  storage: Storage;
}

/** One live session: turns what is heard, asked and restored into states of {@link CopilotSession}. */
export class Copilot {
  readonly store: StoreApi<CopilotSession>;
  readonly conversation: Conversation;
  readonly #parts: CopilotParts;
  #sessionId: string;
  #saved: SavedSession;
  readonly #corrections: CorrectionSender;
  readonly #succession: Succession;
  readonly #isAudible = audibility();
  #capture: Capture | null = null;
  #running = new AbortController();
  #listening = new AbortController();
  #restoring = new AbortController();
  #stream: MediaStream | null = null;
  #level = 0;
  #ownIds = 0;

  constructor(parts: CopilotParts) {
    this.#parts = parts;
    this.#sessionId = parts.sessionId;
    this.#saved = new SavedSession(parts.storage, parts.sessionId);
    const { transcript, exchanges } = this.#saved.restore();
    const beginning = { jobTitle: parts.jobTitle, expiry: expiryByAddress(parts), transcript };
    this.store = createStore(() => newCopilotSession(beginning, parts.now()));
    const streamAnswer: CopilotParts['streamAnswer'] = (...asked) => this.#streamAnswer(...asked);
    const { refusedWithoutReason } = parts.kind;
    this.conversation = new Conversation({ ...parts, streamAnswer, refusedWithoutReason }, exchanges);
    this.#corrections = new CorrectionSender({
      next: () => nextPending(this.session().transcript),
      send: parts.sendCorrection,
      onAcknowledged: (correction) => this.#dispatch({ type: 'correction-acknowledged', correction }),
    });
    this.#succession = new Succession({
      ...parts,
      session: () => this.session(),
      signal: () => this.#running.signal,
      onChange: (continuation) => this.#dispatch({ type: 'continuation', continuation }),
      onBegun: (next) => this.#moveTo(next),
      onFailed: () => this.#stopListening(),
    });
  }

  /** Of the session that this window is in now. */
  get sessionId(): string {
    return this.#sessionId;
  }

  session(): CopilotSession {
    return this.store.getState();
  }

  /** Loudness of the latest sound, root mean square, 0 to 1; kept out of the session, which would change as often. */
  readonly level = (): number => (this.session().expired ? 0 : this.#level);

  /** Begins to listen, to restore and to count down; call what it returns to let everything go. */
  start(): () => void {
    const ticking = setInterval(this.tick, 1_000);
    this.#running = new AbortController();
    const { signal } = this.#running;
    signal.addEventListener('abort', () => {
      clearInterval(ticking);
      this.#listening.abort();
      this.#restoring.abort();
      this.conversation.leave();
    });
    if (!seemsOver(this.#parts)) this.#listenAnew();
    this.conversation.resumeHeld();
    void this.#restore();
    void this.#corrections.send(signal);
    return () => {
      this.save();
      this.#running.abort();
    };
  }

  /** The user has signed out: hears and asks nothing any more, forgets everything and saves nothing. */
  readonly end = (): void => {
    this.#running.abort();
    this.conversation.clear();
    this.#dispatch({ type: 'signed-out' });
  };

  /** The session was ended in another window: what is heard and answered breaks off, and stays readable. */
  readonly expire = (): void => {
    this.conversation.stopAll();
    this.#dispatch({ type: 'ended-by-user' });
    this.#onOver();
  };

  /** Listens to a shared stream from now on, instead of the one before. */
  listenTo(stream: MediaStream): void {
    this.#listening.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#stream = stream;
    this.#dispatch({ type: 'sound-started' });
    this.#capture = this.#parts.startCapture({
      stream,
      url: this.#parts.socketUrl(),
      signal,
      onEvent: (event) => !signal.aborted && this.#onCapture(event),
    });
    this.#capture.awaitNext(this.session().continuation.state === 'armed');
  }

  /** To be called from a click or a key when the browser held the sound back. */
  resumeSound(): void {
    void this.#capture?.resume();
  }

  readonly toggleLine = (id: number): void => {
    this.#dispatch({ type: 'line-toggled', id });
  };

  readonly clearSelection = (): void => this.#dispatch({ type: 'selection-cleared' });

  /** What counts of a line from now on: here at once, and on the server as soon as it can be reached. */
  readonly correctLine = (line: string, text: string): void => {
    this.#dispatch({ type: 'line-corrected', line, text });
    void this.#corrections.send(this.#running.signal);
  };

  /** What this kind of session asks about now. */
  linesToAsk(): readonly TranscriptItem[] {
    return this.#parts.kind.linesToAsk(this.session().transcript);
  }

  /** Asks about these lines. A repeated press on the same lines changes nothing. */
  getAnswer(): void {
    const lines = this.linesToAsk();
    if (lines.length === 0) return this.reportError(this.#parts.kind.nothingToAsk);
    if (this.conversation.isAnswering() && !lines.some((line) => line.selected)) return;
    const text = lines
      .map((line) => line.text)
      .join(' ')
      .slice(-LIMITS.message);
    this.#ask({ text, source: 'lines', lines: lines.map((line) => line.key) });
    this.#dispatch({ type: 'lines-asked' });
  }

  /** Asks a typed question; one without words is not sent. */
  send(question: string): void {
    const text = question.trim().slice(0, LIMITS.question);
    if (text) this.#ask({ text, source: 'typed', lines: [] });
  }

  /** Asks the same again. */
  retry({ question }: Exchange): void {
    this.#ask(question);
  }

  /** Asks in other words, where there are any; the earlier exchange stays. */
  askAnew({ question }: Exchange, words: string): void {
    const { source, lines } = question;
    const text = words.trim().slice(0, questionLimit(question));
    if (text) this.#ask({ text, source, lines });
  }

  /** Asks the same again, to be answered with one of the other stories that its answer offered. */
  tellInstead({ question }: Exchange, line: string): void {
    if (!this.conversation.isAnswering()) this.#ask({ ...question, instead: line });
  }

  /** Goes on in a new session when this one ends; at once when it has. */
  readonly goOn = (): void => {
    if (this.session().expired) this.#succession.begin();
    else this.#arm('armed');
  };

  /** Lets the session end after all. */
  readonly stayToEnd = (): void => this.#arm('none');

  reportError(error: string): void {
    this.#dispatch({ type: 'failed', error });
  }

  dismissError(): void {
    this.#dispatch({ type: 'error-dismissed' });
  }

  /** Counts down; to be called every second, also by others where this window's clock is held back. */
  readonly tick = (): void => {
    this.#dispatch({ type: 'tick', now: this.#parts.now() });
    const { sound, expired } = this.session();
    if (expired) this.#onOver();
    else if (sound.state === 'lost') this.#listenToOpener();
    this.save();
  };

  /** Keeps what a reload must not lose; done every second, and to be called when the window goes. */
  readonly save = (): void => {
    const { transcript, signedOut } = this.session();
    if (!signedOut) this.#saved.save({ transcript, exchanges: this.conversation.exchanges() });
  };

  /** The reader looks at one answer at a time, so a new question ends the one before. */
  #ask(question: Exchange['question']): void {
    const { expired, signedOut } = this.session();
    if (expired || signedOut) return;
    this.conversation.stopAll();
    this.dismissError();
    this.conversation.ask(question);
  }

  /** What was held until the server is back, and past the end, is asked in the session that follows. */
  async *#streamAnswer(
    ...asked: Parameters<CopilotParts['streamAnswer']>
  ): AsyncGenerator<string, void, void> {
    if (this.#succession.beginning) await this.#succession.beginning;
    yield* this.#parts.streamAnswer(...asked);
  }

  #onCapture(event: CaptureEvent): void {
    if (event.type === 'level') {
      this.#level = event.rms;
      this.#dispatch({ type: 'hearing', hearing: this.#isAudible(event.rms) });
    } else if (event.type === 'transcript') {
      const { text, line = this.#ownIdentity() } = event;
      this.#dispatch({ type: 'heard', utterance: { ...line, text, session: this.#sessionId } });
    } else if (event.type === 'gap') {
      this.#dispatch({ type: 'missed', gap: { ...this.#ownIdentity(), lostSeconds: event.seconds } });
    } else {
      if (event.type === 'ended') this.#forgetCapture();
      if (event.type === 'connection' && event.state === 'open') this.conversation.hurry();
      this.#dispatch(event);
      if (event.type === 'session-over') this.#onOver();
    }
  }

  #forgetCapture(): void {
    this.#level = 0;
    this.#capture = null;
  }

  /** For what the session's timeline does not hold. */
  #ownIdentity(): { id: string; at: number } {
    const at = this.#parts.now();
    return { id: `own-${at}-${this.#ownIds++}`, at };
  }

  /** Brings in what the server has of this session: heard and asked before, in another window, on another device. */
  #restore(): Promise<void> {
    this.#restoring = new AbortController();
    const { signal } = this.#restoring;
    return followTimeline({
      read: this.#parts.readTimeline,
      onPage: (page) => this.#merge(page),
      awaitsMore: () => this.conversation.awaitsOther(),
      signal,
    });
  }

  #merge({ session, events }: TimelinePage): void {
    const known = { transcript: this.session().transcript, exchanges: this.conversation.exchanges() };
    const { transcript, exchanges } = readTimeline(events, known, session.id);
    const expiry = Date.parse(session.expires_at);
    this.#dispatch({ type: 'restored', jobTitle: session.job_title, expiry, transcript });
    this.#dispatch({ type: 'tick', now: this.#parts.now() });
    this.conversation.restore(exchanges);
    const { expired, sound } = this.session();
    if (!expired && sound.state === 'none' && !this.#stream) this.#listenAnew(); // it only seemed to be over
  }

  #arm(state: 'armed' | 'none'): void {
    this.#dispatch({ type: 'continuation', continuation: { state } });
    this.#capture?.awaitNext(state === 'armed');
  }

  #onOver(): void {
    if (this.#succession.follows()) return;
    this.conversation.takeBackHeld('The session ended before the server was back.');
    this.#stopListening();
  }

  /** The sound goes over as it is; a window that had stopped listening begins anew. */
  #moveTo({ sessionId, jobTitle, expiresAt, previousUrl }: FollowingSession): void {
    this.#restoring.abort();
    this.#sessionId = sessionId;
    this.#saved = new SavedSession(this.#parts.storage, sessionId);
    this.#dispatch({ type: 'moved', jobTitle, expiry: parseExpiry(expiresAt), previousUrl });
    this.#dispatch({ type: 'tick', now: this.#parts.now() });
    if (this.#capture) this.#capture.moveTo(this.#parts.socketUrl());
    else this.#listenAnew();
    void this.#restore();
  }

  #listenAnew(): void {
    this.#stream = null;
    this.#listenToOpener();
    if (this.#stream || this.session().expired) return;
    this.#dispatch({ type: 'nothing-shared', why: this.#parts.kind.nothingShared });
  }

  /** Leaves the last words time to arrive. */
  #stopListening(): void {
    this.#capture?.stop();
    this.#capture = null;
  }

  /** The dashboard may share anew at any time; a stream that was lost once is not taken again. */
  #listenToOpener(): void {
    if (this.session().expired || this.session().authenticationFailed) return;
    const stream = this.#parts.findStream();
    if (stream && stream !== this.#stream) this.listenTo(stream);
  }

  #dispatch(event: CopilotEvent): void {
    this.store.setState((session) => advance(session, event), true);
  }
}

/** As far as the clocks agree: the server's word counts, and comes with the timeline. */
const seemsOver = ({ expiresAt, now }: CopilotParts): boolean => parseExpiry(expiresAt) <= now();

/** NaN also when it seems to be over: the clock may be wrong, and the server tells its time with its first answer. */
const expiryByAddress = (parts: CopilotParts): number =>
  seemsOver(parts) ? NaN : parseExpiry(parts.expiresAt);

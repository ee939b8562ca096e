import { LIMITS } from '@pythia/contracts/limits.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Conversation, type ConversationParts } from '#answers/conversation.ts';
import type { Exchange } from '#answers/exchange.ts';
import type { Capture, CaptureEvent, CaptureOptions } from '#listening/capture/capture-events.ts';
import { audibility } from '#listening/capture/level.ts';
import { advance, type CopilotEvent, type CopilotSession, newCopilotSession } from './copilot-session.ts';
import { parseExpiry } from '#interviews/countdown.ts';
import { followTimeline, type ReadTimeline, type TimelinePage } from './follow-timeline.ts';
import { SavedSession } from './saved-session.ts';
import type { SessionKind } from './session-kind.ts';

/** The world outside a copilot, so that tests can stand in for it. */
export interface CopilotParts extends ConversationParts {
  kind: Pick<SessionKind, 'linesToAsk' | 'nothingToAsk'>;
  sessionId: string;
  /** As the address of the window says them, until the server has told its own. */
  expiresAt: string;
  jobTitle: string;
  socketUrl: () => string;
  startCapture: (options: CaptureOptions) => Capture;
  /** The stream of the window that opened this one, while it is live. */
  findStream: () => MediaStream | null;
  readTimeline: ReadTimeline;
  storage: Storage;
}

/** One live session: turns what is heard, asked and restored into states of {@link CopilotSession}. */
export class Copilot {
  readonly store: StoreApi<CopilotSession>;
  readonly conversation: Conversation;
  readonly #parts: CopilotParts;
  readonly #saved: SavedSession;
  readonly #isAudible = audibility();
  #capture: Capture | null = null;
  #running = new AbortController();
  #listening = new AbortController();
  #stream: MediaStream | null = null;
  #level = 0;
  #ownIds = 0;

  constructor(parts: CopilotParts) {
    this.#parts = parts;
    this.#saved = new SavedSession(parts.storage, parts.sessionId);
    const { transcript, exchanges } = this.#saved.restore();
    const beginning = { jobTitle: parts.jobTitle, expiry: expiryByAddress(parts), transcript };
    this.store = createStore(() => newCopilotSession(beginning, parts.now()));
    this.conversation = new Conversation(parts, exchanges);
  }

  get sessionId(): string {
    return this.#parts.sessionId;
  }

  session(): CopilotSession {
    return this.store.getState();
  }

  /** Loudness of the latest sound, root mean square, 0 to 1; kept out of the session, which would change as often. */
  readonly level = (): number => (this.session().expired ? 0 : this.#level);

  /** Begins to listen, to restore and to count down; call what it returns to let everything go. */
  start(): () => void {
    const ticking = setInterval(() => this.#tick(), 1_000);
    this.#running = new AbortController();
    const { signal } = this.#running;
    signal.addEventListener('abort', () => {
      clearInterval(ticking);
      this.#listening.abort();
      this.conversation.stopAll();
    });
    this.#stream = null;
    this.#listenToOpener();
    if (!this.#stream && !this.session().expired) this.#dispatch({ type: 'nothing-shared' });
    void this.#restore(signal);
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
    this.#dispatch({ type: 'ended', reason: 'session-expired' });
    this.#stopListening();
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
  }

  /** To be called from a click or a key when the browser held the sound back. */
  resumeSound(): void {
    void this.#capture?.resume();
  }

  readonly toggleLine = (id: number): void => {
    this.#dispatch({ type: 'line-toggled', id });
  };

  /** Asks about the lines that this kind of session asks about. A repeated press on the same lines changes nothing. */
  getAnswer(): void {
    const { linesToAsk, nothingToAsk } = this.#parts.kind;
    const lines = linesToAsk(this.session().transcript);
    if (lines.length === 0) return this.reportError(nothingToAsk);
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

  /** Asks the same again, to be answered with one of the other stories that its answer offered. */
  tellInstead({ question }: Exchange, line: string): void {
    if (!this.conversation.isAnswering()) this.#ask({ ...question, instead: line });
  }

  reportError(error: string): void {
    this.#dispatch({ type: 'failed', error });
  }

  dismissError(): void {
    this.#dispatch({ type: 'error-dismissed' });
  }

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

  #onCapture(event: CaptureEvent): void {
    if (event.type === 'level') {
      this.#level = event.rms;
      this.#dispatch({ type: 'hearing', hearing: this.#isAudible(event.rms) });
    } else if (event.type === 'transcript') {
      const { text, line = this.#ownIdentity() } = event;
      this.#dispatch({ type: 'heard', utterance: { ...line, text } });
    } else if (event.type === 'gap') {
      this.#dispatch({ type: 'missed', gap: { ...this.#ownIdentity(), lostSeconds: event.seconds } });
    } else {
      if (event.type === 'ended') this.#level = 0;
      this.#dispatch(event);
    }
  }

  /** For what the session's timeline does not hold. */
  #ownIdentity(): { id: string; at: number } {
    const at = this.#parts.now();
    return { id: `own-${at}-${this.#ownIds++}`, at };
  }

  /** Brings in what the server has of this session: heard and asked before, in another window, on another device. */
  #restore(signal: AbortSignal): Promise<void> {
    return followTimeline({
      read: this.#parts.readTimeline,
      onPage: (page) => this.#merge(page),
      awaitsMore: () => this.conversation.awaitsOther(),
      signal,
    });
  }

  #merge({ session, events }: TimelinePage): void {
    const heard = events
      .filter((event) => event.kind === 'line')
      .map(({ id, at, text }) => ({ id, at: Date.parse(at), text }));
    const expiry = Date.parse(session.expires_at);
    this.#dispatch({ type: 'restored', jobTitle: session.job_title, expiry, heard });
    this.#dispatch({ type: 'tick', now: this.#parts.now() });
    this.conversation.merge(events);
  }

  #tick(): void {
    this.#dispatch({ type: 'tick', now: this.#parts.now() });
    const { sound, expired } = this.session();
    if (expired) this.#stopListening();
    else if (sound.state === 'lost') this.#listenToOpener();
    this.save();
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

/** NaN also when it seems to be over: the clock may be wrong, and the server tells its time with its first answer. */
function expiryByAddress({ expiresAt, now }: CopilotParts): number {
  const expiry = parseExpiry(expiresAt);
  return expiry > now() ? expiry : NaN;
}

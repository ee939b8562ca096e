import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Conversation, type ConversationParts } from '#answers/conversation.ts';
import { parseExpiry } from '#interviews/countdown.ts';
import { readTimeline } from '#interviews/read-timeline.ts';
import { nextPending } from '#transcript/corrections.ts';
import { Asking } from './asking.ts';
import { CorrectionSender } from './correction-sender.ts';
import type { CopilotParts, FollowingSession } from './copilot-parts.ts';
import { advance, type CopilotEvent, type CopilotSession, newCopilotSession } from './copilot-session.ts';
import { followTimeline, type TimelinePage } from './follow-timeline.ts';
import { heard } from './heard.ts';
import { Listening } from './listening.ts';
import { SavedSession } from './saved-session.ts';
import { Succession } from './succession.ts';

/** One live session: joins what is heard, asked and restored into states of {@link CopilotSession}. */
export class Copilot {
  readonly store: StoreApi<CopilotSession>;
  readonly listening: Listening;
  readonly conversation: Conversation;
  readonly asking: Asking;
  readonly #parts: CopilotParts;
  readonly #corrections: CorrectionSender;
  readonly #succession: Succession;
  #saved: SavedSession;
  #running = new AbortController();
  #restoring = new AbortController();
  /** The place in the session's timeline up to which it was read. */
  #seenTo = 0;
  #isBehind = false;
  /** Of the page before this one, until its gap is told. */
  #heardUntil: number | null;
  #ownIds = 0;

  constructor(parts: CopilotParts) {
    this.#parts = parts;
    const { kind, sessionId: id, jobTitle } = parts;
    this.#saved = new SavedSession(parts.storage, id);
    const { transcript, exchanges } = this.#saved.restore();
    const expiry = expiryByAddress(parts);
    const kept = parts.overReload.read(id);
    const armed = kept.armed && !seemsOver(parts); // a window opened long after begins nothing
    this.#heardUntil = kept.heardUntil;
    this.store = createStore(() =>
      newCopilotSession({ id, jobTitle, expiry, transcript, armed }, parts.now()),
    );
    this.listening = new Listening({
      ...parts,
      nothingShared: kind.nothingShared,
      socketUrl: (query) => parts.socketUrl(this.session().id, query),
      sessionId: () => this.session().id,
      onEvent: (event, sessionId) => this.#onCapture(event, sessionId),
    });
    const streamAnswer: ConversationParts['streamAnswer'] = (...asked) => this.#streamAnswer(...asked);
    const { refusedWithoutReason } = kind;
    this.conversation = new Conversation({ ...parts, streamAnswer, refusedWithoutReason }, exchanges);
    this.asking = new Asking({
      kind,
      conversation: this.conversation,
      session: () => this.session(),
      dispatch: (event) => this.#dispatch(event),
    });
    this.#corrections = new CorrectionSender({
      next: () => nextPending(this.session().transcript),
      send: (correction, signal) =>
        parts.sendCorrection(correction.session ?? this.session().id, correction, signal),
      onAcknowledged: (correction) => this.#dispatch({ type: 'correction-acknowledged', correction }),
    });
    this.#succession = new Succession({
      now: parts.now,
      startNext: (signal) => parts.startNext(this.session().id, signal),
      onBegun: (next) => this.#moveTo(next),
      onFailed: (why) => this.#dispatch({ type: 'not-followed', why }),
    });
  }

  session(): CopilotSession {
    return this.store.getState();
  }

  /** Begins to listen, to restore and to count down; call what it returns to let everything go. */
  start(): () => void {
    const ticking = setInterval(this.tick, 1_000);
    this.#running = new AbortController();
    const { signal } = this.#running;
    signal.addEventListener('abort', () => {
      clearInterval(ticking);
      this.listening.end();
      this.#restoring.abort();
      this.conversation.leave();
    });
    if (!seemsOver(this.#parts) && this.#isListening()) this.listening.begin();
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
    this.#parts.overReload.forget();
    this.#dispatch({ type: 'signed-out' });
  };

  /** The session was ended in another window: what is heard and answered breaks off, and stays readable. */
  readonly expire = (): void => {
    this.conversation.stopAll();
    this.#dispatch({ type: 'ended-by-user' });
  };

  /** What counts of a line from now on: here at once, and on the server as soon as it can be reached. */
  readonly correctLine = (line: string, text: string): void => {
    this.#dispatch({ type: 'line-corrected', line, text });
    void this.#corrections.send(this.#running.signal);
  };

  /** Goes on in a new session when this one ends; at once when it has. */
  readonly goOn = (): void => {
    const isOver = this.session().phase.name === 'over';
    this.#dispatch(isOver ? { type: 'going-on' } : { type: 'armed', armed: true });
  };

  /** Lets the session end after all. */
  readonly stayToEnd = (): void => this.#dispatch({ type: 'armed', armed: false });

  readonly reportError = (error: string): void => this.#dispatch({ type: 'failed', error });
  readonly dismissError = (): void => this.#dispatch({ type: 'error-dismissed' });

  /** Counts down; to be called every second, also by others where this window's clock is held back. */
  readonly tick = (): void => {
    this.#dispatch({ type: 'tick', now: this.#parts.now() });
    if (this.#isListening() && this.listening.state().sound.state === 'lost') this.listening.lookForStream();
    this.save();
  };

  /** Keeps what a reload must not lose; done every second, and to be called when the window goes. */
  readonly save = (): void => {
    const { id, transcript, phase } = this.session();
    if (phase.name === 'left') return;
    this.#saved.save({ transcript, exchanges: this.conversation.exchanges() });
    const armed = phase.name === 'listening' && phase.armed;
    const heardUntil = this.#heardUntil ?? this.listening.heardUntil(this.#parts.now());
    this.#parts.overReload.keep(id, { armed, heardUntil });
  };

  /** What was held until the server is back, and past the end, is asked in the session that follows. */
  async *#streamAnswer(...asked: Parameters<ConversationParts['streamAnswer']>): AsyncGenerator<string> {
    if (this.#succession.beginning) await this.#succession.beginning;
    yield* this.#parts.streamAnswer(this.session().id, ...asked);
  }

  #onCapture(event: Parameters<typeof heard>[0], sessionId: string): void {
    if (event.type === 'connection' && event.state === 'open') {
      this.conversation.hurry();
      this.#isBehind = true;
    }
    if (event.type === 'status' && (this.#isBehind || this.#isReadingAlong())) this.#catchUp(); // all later events come
    if (event.type === 'audio' && event.state === 'running') this.#tellMissed();
    if (event.type === 'appended') return this.#append(event.event);
    const now = this.#parts.now();
    const told = heard(event, { sessionId, now, ownId: () => this.#ownId(now) });
    if (told) this.#dispatch(told);
  }

  #ownId = (now: number): string => `own-${now}-${this.#ownIds++}`;

  /** Brings in what the server has of this session: heard and asked before, in another window, on another device. */
  #restore(): Promise<void> {
    this.#restoring = new AbortController();
    const { id } = this.session();
    return followTimeline({
      after: this.#seenTo,
      read: (after, signal) => this.#parts.readTimeline(id, after, signal),
      onPage: (page) => this.#merge(page),
      awaitsMore: () => this.conversation.awaitsOther() || this.#isReadingAlong(),
      signal: this.#restoring.signal,
    });
  }

  /** What was said while this window was reloaded. */
  #tellMissed(): void {
    if (this.#heardUntil === null) return;
    const now = this.#parts.now();
    const lostSeconds = (now - this.#heardUntil) / 1_000;
    this.#heardUntil = null;
    if (lostSeconds < 1) return; // shorter than a word
    this.#dispatch({ type: 'missed', gap: { id: this.#ownId(now), at: now, lostSeconds } });
  }

  /** What came while there was no connection. */
  #catchUp(): void {
    this.#isBehind = false;
    this.#restoring.abort();
    void this.#restore();
  }

  /** What happened in another window, or in this one's own questions and answers. */
  #append(event: AppendedEvent): void {
    const { transcript, exchanges } = this.#read([event], this.session().id);
    this.#dispatch({ type: 'appended', transcript });
    this.conversation.restore(exchanges);
    if (event.kind === 'question' && this.conversation.awaitsOther()) this.#catchUp(); // its answer may be given by another instance
  }

  #read(events: readonly AppendedEvent[], sessionId: string) {
    const known = { transcript: this.session().transcript, exchanges: this.conversation.exchanges() };
    return readTimeline(events, known, sessionId);
  }

  #merge({ session, events }: TimelinePage): void {
    this.#seenTo = events.at(-1)?.seq ?? this.#seenTo;
    const { transcript, exchanges } = this.#read(events, session.id);
    const { job_title: jobTitle, expires_at } = session;
    const expiry = Date.parse(expires_at);
    this.#dispatch({ type: 'restored', jobTitle, expiry, transcript, now: this.#parts.now() });
    this.conversation.restore(exchanges);
    if (this.#isListening() && !this.listening.hasBegun) this.listening.begin(); // it only seemed to be over
  }

  /** The sound goes over as it is. */
  #moveTo({ sessionId: id, jobTitle, expiresAt, previousUrl }: FollowingSession): void {
    this.#restoring.abort();
    this.#seenTo = 0;
    this.#saved = new SavedSession(this.#parts.storage, id);
    const expiry = parseExpiry(expiresAt);
    this.#dispatch({ type: 'moved', id, jobTitle, expiry, previousUrl, now: this.#parts.now() });
    if (this.#isListening()) this.listening.moveOn();
    void this.#restore();
  }

  #isReadingAlong(): boolean {
    return this.listening.state().sound.state === 'elsewhere';
  }

  #isListening(): boolean {
    return this.session().phase.name === 'listening';
  }

  #dispatch(event: CopilotEvent): void {
    const before = this.session().phase.name;
    this.store.setState((session) => advance(session, event), true);
    const { name } = this.session().phase;
    if (name === before) return;
    if (name === 'following') this.#succession.begin(this.#running.signal);
    if (name === 'over') {
      this.conversation.takeBackHeld('The session ended before the server was back.');
      this.listening.finish();
    }
  }
}

/** As far as the clocks agree: the server's word counts, and comes with the timeline. */
const seemsOver = ({ expiresAt, now }: CopilotParts): boolean => parseExpiry(expiresAt) <= now();

/** NaN also when it seems to be over: the clock may be wrong, and the server tells its time with its first answer. */
const expiryByAddress = (parts: CopilotParts): number =>
  seemsOver(parts) ? NaN : parseExpiry(parts.expiresAt);

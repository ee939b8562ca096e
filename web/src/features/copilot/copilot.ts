import { createStore, type StoreApi } from 'zustand/vanilla';
import { Conversation, type ConversationParts } from '#answers/conversation.ts';
import { parseExpiry } from '#interviews/countdown.ts';
import { nextPending } from '#transcript/corrections.ts';
import { Asking } from './asking.ts';
import { CorrectionSender } from './correction-sender.ts';
import type { CopilotParts, FollowingSession } from './copilot-parts.ts';
import { advance, type CopilotEvent, type CopilotSession, newCopilotSession } from './copilot-session.ts';
import { heard } from './heard.ts';
import { Listening } from './listening.ts';
import { Restoring, type RestoringParts } from './restoring.ts';
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
  readonly #restoring: Restoring;
  #saved: SavedSession;
  #running = new AbortController();
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
    const isServerHeard = () => this.listening.state().sound.state === 'listening';
    this.conversation = new Conversation(
      { ...parts, streamAnswer, isServerHeard, refusedWithoutReason },
      exchanges,
    );
    this.asking = new Asking({
      kind,
      listening: this.listening,
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
    this.#restoring = new Restoring({
      sessionId: () => this.session().id,
      read: parts.readTimeline,
      known: () => ({ transcript: this.session().transcript, exchanges: this.conversation.exchanges() }),
      awaitsMore: () => this.conversation.awaitsOther() || this.#isReadingAlong(),
      onRead: this.#onRead,
      onUnknown: () => this.#dispatch({ type: 'unknown', isBlank: this.#isBlank() }),
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
      this.asking.disarm();
      this.#restoring.stop();
      this.conversation.leave();
    });
    if (!seemsOver(this.#parts) && this.#isListening()) this.listening.begin();
    this.conversation.resumeHeld();
    this.asking.catchUp();
    this.#restoring.begin();
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
    if (event.type === 'status' && (this.#isBehind || this.#isReadingAlong())) {
      this.#isBehind = false; // all later events come
      this.#restoring.catchUp();
    }
    if (event.type === 'audio' && event.state === 'running') this.#tellMissed();
    const now = this.#parts.now();
    const told = heard(event, { sessionId, now, ownId: () => this.#ownId(now) });
    const before = this.session().transcript;
    if (event.type === 'appended') this.#restoring.append(event.event);
    if (told) this.#dispatch(told);
    this.asking.follow(before);
  }

  #ownId = (now: number): string => `own-${now}-${this.#ownIds++}`;

  /** What was said while this window was reloaded. */
  #tellMissed(): void {
    if (this.#heardUntil === null) return;
    const now = this.#parts.now();
    const lostSeconds = (now - this.#heardUntil) / 1_000;
    this.#heardUntil = null;
    if (lostSeconds < 1) return; // shorter than a word
    this.#dispatch({ type: 'missed', gap: { id: this.#ownId(now), at: now, lostSeconds } });
  }

  /** Takes in what the server has: with the session's own name and end, where those were read. */
  readonly #onRead: RestoringParts['onRead'] = ({ transcript, exchanges }, read) => {
    if (read) {
      const { job_title: jobTitle, expires_at } = read;
      const expiry = Date.parse(expires_at);
      this.#dispatch({ type: 'restored', jobTitle, expiry, transcript, now: this.#parts.now() });
    } else this.#dispatch({ type: 'appended', transcript });
    this.conversation.restore(exchanges);
    this.asking.catchUp();
    if (read && this.#isListening() && !this.listening.hasBegun) this.listening.begin(); // it only seemed to be over
  };

  /** The sound goes over as it is. */
  #moveTo({ sessionId: id, jobTitle, expiresAt, previousUrl }: FollowingSession): void {
    this.#saved = new SavedSession(this.#parts.storage, id);
    const expiry = parseExpiry(expiresAt);
    this.#dispatch({ type: 'moved', id, jobTitle, expiry, previousUrl, now: this.#parts.now() });
    if (this.#isListening()) this.listening.moveOn();
    this.#restoring.begin();
  }

  #isBlank(): boolean {
    return this.session().transcript.heard.length === 0 && this.conversation.exchanges().length === 0;
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
    this.asking.disarm();
    if (name === 'following') this.#succession.begin(this.#running.signal);
    if (name === 'over' || name === 'unknown') {
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

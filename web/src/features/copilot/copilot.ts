import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Conversation } from '#answers/conversation.ts';
import { sentenceFor } from '#api/api-error.ts';
import { nextPending } from '#transcript/corrections.ts';
import { Asking } from './asking/asking.ts';
import { CorrectionSender } from './sending/correction-sender.ts';
import type { CopilotParts } from './copilot-parts.ts';
import { advance, type CopilotEvent, type CopilotSession, openedSession } from './machine/copilot-session.ts';
import { type Before, Following } from './restoring/following.ts';
import { Hearer } from './sound/hearer.ts';
import { KeptSession } from './restoring/kept-session.ts';
import { Listening } from './sound/listening.ts';
import type { FollowingSession } from './machine/next-session.ts';
import type { ChosenStyle } from './machine/session-style.ts';
import { StyleSender } from './sending/style-sender.ts';
import { Succession } from './ending/succession.ts';

/** Whose voice is in what is shared. */
const LISTENS_TO = 'interviewer';

const NOT_CHANGED = 'The language could not be changed. Please try again.';

/** One live session: joins what is heard, asked and restored into states of {@link CopilotSession}. */
export class Copilot {
  readonly store: StoreApi<CopilotSession>;
  readonly listening: Listening;
  readonly conversation: Conversation;
  readonly asking: Asking;
  readonly #parts: CopilotParts;
  readonly #corrections: CorrectionSender;
  readonly #styles: StyleSender;
  readonly #succession: Succession;
  readonly following: Following;
  readonly #kept: KeptSession;
  readonly #hearer: Hearer;
  /** The place in the session up to which this browser kept it. */
  #running = new AbortController();

  constructor(parts: CopilotParts) {
    this.#parts = parts;
    const { kind, sessionId: id, jobTitle, expiresAt, now } = parts;
    this.#kept = new KeptSession(parts);
    const { exchanges, heardUntil, upTo, ...kept } = this.#kept.restore();
    this.#hearer = new Hearer({ now, heardBefore: heardUntil });
    this.store = createStore(() => openedSession({ id, jobTitle, expiresAt, ...kept }, now()));
    this.listening = new Listening({
      ...parts,
      channel: LISTENS_TO,
      nothingShared: kind.nothingShared,
      socketUrl: (query) => parts.socketUrl(this.session().id, query),
      onEvent: (event) => this.#onCapture(event),
    });
    this.conversation = new Conversation(
      {
        ...parts,
        streamAnswer: (...asked) =>
          this.#succession.stream(() =>
            this.#inWishedStyle(() => parts.streamAnswer(this.session().id, ...asked)),
          ),
        isServerHeard: () => this.listening.state().sound.state === 'listening',
        refusedWithoutReason: kind.refusedWithoutReason,
      },
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
    this.#styles = new StyleSender({
      send: (choice, signal) => parts.switchStyle(this.session().id, choice, signal),
      onSettled: (event, failure) => {
        this.#dispatch({ type: 'style-settled', event });
        if (failure !== undefined) this.reportError(failure);
      },
    });
    this.#succession = new Succession({
      startNext: (signal) => parts.startNext(this.session().id, signal),
      onBegun: (next) => this.#moveTo(next),
      onFailed: (why) => this.#dispatch({ type: 'not-followed', why }),
    });
    this.following = new Following({
      ...parts,
      upTo,
      session: () => this.session(),
      conversation: this.conversation,
      speech: this.listening.speech,
      hears: () => this.listening.state().sound.state === 'listening',
      dispatch: (event) => this.#dispatch(event),
      onTaken: (before) => this.#onTaken(before),
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
      this.following.stop();
      this.conversation.leave();
    });
    const seemsToRun = this.#isListening() && !Number.isNaN(this.session().expiry);
    if (seemsToRun) this.listening.begin();
    this.conversation.resumeHeld();
    this.asking.catchUp();
    this.following.begin();
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
    this.#kept.forget();
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

  /** Has what is asked from now on answered in another style: seen here at once, and known to the server after. */
  readonly chooseStyle = (style: ChosenStyle): void => {
    this.#dispatch({ type: 'style-wished', style });
    void this.#styles.send(style.choice, this.#running.signal);
  };

  readonly putSwitchAway = (): void => this.#dispatch({ type: 'switch-read' });

  /** Goes on in another language; all windows are told by the server. */
  readonly changeLanguage = (language: string): void => {
    const before = this.session();
    this.#dispatch({ type: 'held-in', language });
    this.#parts.changeLanguage(before.id, language, this.#running.signal).catch((failure: unknown) => {
      if (this.#running.signal.aborted) return;
      this.#dispatch({ type: 'held-in', language: before.language });
      this.reportError(sentenceFor(failure, NOT_CHANGED, NOT_CHANGED));
    });
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
    this.conversation.giveUpOld();
    if (this.#isListening() && this.listening.state().sound.state === 'lost') this.listening.lookForStream();
    this.save();
  };

  /** Keeps what a reload must not lose; done every second, and to be called when the window goes. */
  readonly save = (): void => {
    const heardUntil = this.#hearer.heardBefore ?? this.listening.heardUntil(this.#parts.now());
    const exchanges = this.conversation.exchanges();
    this.#kept.keep(this.session(), { exchanges, heardUntil, upTo: this.following.upTo });
  };

  #onCapture(event: Parameters<Hearer['hear']>[0]): void {
    if (event.type === 'connection' && event.state === 'open') {
      this.conversation.hurry();
      this.following.hurry();
    }
    const told = this.#hearer.hear(event);
    if (told) this.#dispatch(told);
  }

  /** In the style that was chosen before, also where the server has yet to take it. */
  #inWishedStyle(ask: () => AsyncIterable<AnswerPart>): AsyncIterable<AnswerPart> {
    return this.#styles.isSending ? this.#askOnceTaken(ask) : ask();
  }

  async *#askOnceTaken(ask: () => AsyncIterable<AnswerPart>): AsyncGenerator<AnswerPart> {
    await this.#styles.taken();
    yield* ask();
  }

  #onTaken(before: Before): void {
    this.asking.follow(before.transcript);
    this.asking.catchUp();
    if (this.conversation.exchanges().at(-1)?.id !== before.exchanges.at(-1)?.id)
      this.asking.dismissRefusal();
    const { known } = this.session();
    if (known && this.#isListening() && !this.listening.hasBegun) this.listening.begin(); // it only seemed to be over
  }

  /** The sound goes over as it is. */
  #moveTo(next: FollowingSession): void {
    this.#dispatch({ type: 'moved', next, now: this.#parts.now() });
    if (this.#isListening()) this.listening.moveOn();
    this.following.begin(0);
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

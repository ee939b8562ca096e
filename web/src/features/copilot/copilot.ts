import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { StoreApi } from 'zustand/vanilla';
import { AnswerConversation, type ConversationParts } from '#answers/answer-conversation.ts';
import type { Exchange } from '#answers/exchange.ts';
import { sentenceFor } from '#api/api-error.ts';
import { QuestionAsking } from './asking/question-asking.ts';
import { CorrectionSender } from './sending/correction-sender.ts';
import type { CopilotParts } from './copilot-parts.ts';
import type { CopilotSession } from './machine/copilot-session.ts';
import { Machine, openedSession } from './machine/machine.ts';
import { Following } from './restoring/following.ts';
import { KeptSession } from './restoring/kept-session.ts';
import { Listening } from './sound/listening.ts';
import { LiveVoice } from './sound/live-voice.ts';
import type { ChosenStyle } from './machine/session-style.ts';
import { StyleSender } from './sending/style-sender.ts';
import { Succession } from './ending/succession.ts';

const LISTENS_TO = 'interviewer';

const NOT_PUT_AWAY = 'That this was no question could not be saved.';
const NOT_CHANGED = 'The language could not be changed. Please try again.';

/** One session; its parts share a {@link Machine} and act on its changes. */
export class Copilot {
  readonly #machine: Machine;
  readonly listening: Listening;
  readonly ownVoice: LiveVoice;
  readonly conversation: AnswerConversation;
  readonly asking: QuestionAsking;
  readonly #parts: CopilotParts;
  readonly #corrections: CorrectionSender;
  readonly #styles: StyleSender;
  readonly #succession: Succession;
  readonly following: Following;
  readonly #kept: KeptSession;
  #running = new AbortController();

  constructor(parts: CopilotParts) {
    this.#parts = parts;
    const { kind, sessionId: id, jobTitle, expiresAt, now } = parts;
    this.#kept = new KeptSession(parts);
    const { exchanges, heardUntil, upTo, ...kept } = this.#kept.restore();
    const machine = new Machine(openedSession({ id, jobTitle, expiresAt, ...kept }, now()));
    this.#machine = machine;
    this.listening = new Listening({
      ...parts,
      machine,
      channel: LISTENS_TO,
      nothingShared: kind.nothingShared,
      heardBefore: heardUntil,
    });
    this.ownVoice = new LiveVoice({ ...parts, machine });
    this.conversation = new AnswerConversation(
      {
        ...parts,
        askServer: (...asked) => this.#askInSession(...asked),
        isServerHeard: () => this.listening.hears,
        refusedWithoutReason: kind.refusedWithoutReason,
      },
      exchanges,
    );
    const { listening, conversation } = this;
    this.asking = new QuestionAsking({ machine, kind, listening, conversation });
    this.#corrections = new CorrectionSender({ ...parts, machine });
    this.#styles = new StyleSender({ ...parts, machine });
    this.#succession = new Succession({ ...parts, machine });
    this.following = new Following({ ...parts, machine, upTo, conversation, listening });
    this.#watch();
  }

  get store(): StoreApi<CopilotSession> {
    return this.#machine.store;
  }

  session(): CopilotSession {
    return this.#machine.select((session) => session);
  }

  /** Parts do not know each other: what a change means to each is decided here. */
  #watch(): void {
    this.#machine.watch(
      ({ phase }) => phase.name,
      (name) => this.#enter(name),
    );
    this.#machine.watch(
      ({ id }) => id,
      () => this.#moveOn(),
    );
    this.#machine.watch(
      ({ known }) => known,
      (known) => known && this.#listenAfterAll(),
    );
    this.listening.store.subscribe(({ sound }, before) => {
      if (sound.state === before.sound.state) return;
      if (sound.state === 'elsewhere') this.ownVoice.end();
      if (sound.state !== 'listening') return;
      this.conversation.hurry();
      this.following.hurry();
      void this.ownVoice.goOn();
    });
  }

  /** @returns stops everything */
  start(): () => void {
    const ticking = setInterval(this.tick, 1_000);
    this.#running = new AbortController();
    const { signal } = this.#running;
    signal.addEventListener('abort', () => {
      clearInterval(ticking);
      this.listening.end();
      this.ownVoice.end();
      this.asking.disarm();
      this.conversation.leave();
    });
    const seemsToRun = this.#isListening() && !Number.isNaN(this.session().expiry);
    if (seemsToRun) this.listening.begin();
    this.conversation.resumeHeld();
    this.asking.catchUp();
    this.following.begin(signal);
    void this.#corrections.send(signal);
    return () => {
      this.save();
      this.#running.abort();
    };
  }

  /** Sign-out: everything is forgotten and nothing saved. */
  readonly end = (): void => {
    this.#running.abort();
    this.conversation.clear();
    this.#kept.forget();
    this.#machine.dispatch({ type: 'signed-out' });
  };

  /** Another window ended the session: answers break off and stay readable. */
  readonly expire = (): void => {
    this.conversation.stopAll();
    this.#machine.dispatch({ type: 'ended-by-user' });
  };

  readonly correctLine = (line: string, text: string): void => {
    this.#machine.dispatch({ type: 'line-corrected', line, text });
    void this.#corrections.send(this.#running.signal);
  };

  readonly chooseStyle = (style: ChosenStyle): void => {
    this.#machine.dispatch({ type: 'style-wished', style });
    void this.#styles.send(style.choice, this.#running.signal);
  };

  /** Stops this window's answers; without one, dismisses the answer that came by itself. */
  readonly stop = (exchange?: Exchange): void => {
    const { asking, conversation } = this;
    if (exchange?.found === undefined || conversation.isAnswering()) return asking.stop();
    this.putAway(exchange.found);
  };

  /** Withdraws a detected question from all windows, and ends its answer. */
  readonly putAway = (key: string): void => {
    this.#machine.dispatch({ type: 'put-away', key });
    this.#parts.withdrawQuestion(this.session().id, key, this.#running.signal).catch((failure: unknown) => {
      if (!this.#running.signal.aborted) this.reportError(sentenceFor(failure, NOT_PUT_AWAY, NOT_PUT_AWAY));
    });
  };

  readonly putSwitchAway = (): void => this.#machine.dispatch({ type: 'switch-read' });

  readonly changeLanguage = (language: string): void => {
    const before = this.session();
    this.#machine.dispatch({ type: 'held-in', language });
    this.#parts.changeLanguage(before.id, language, this.#running.signal).catch((failure: unknown) => {
      if (this.#running.signal.aborted) return;
      this.#machine.dispatch({ type: 'held-in', language: before.language });
      this.reportError(sentenceFor(failure, NOT_CHANGED, NOT_CHANGED));
    });
  };

  /** Begins another session at this one's end, or now if it is over. */
  readonly goOn = (): void => {
    const isOver = this.session().phase.name === 'over';
    this.#machine.dispatch(isOver ? { type: 'going-on' } : { type: 'armed', armed: true });
  };

  readonly followAgain = (): void => this.following.begin(this.#running.signal);

  readonly stayToEnd = (): void => this.#machine.dispatch({ type: 'armed', armed: false });

  readonly reportError = (error: string): void => this.#machine.dispatch({ type: 'failed', error });
  readonly dismissError = (): void => this.#machine.dispatch({ type: 'error-dismissed' });

  /** Call it every second, from a visible window, too: timers of hidden ones are held back. */
  readonly tick = (): void => {
    this.#machine.dispatch({ type: 'tick', now: this.#parts.now() });
    this.conversation.giveUpOld();
    if (this.#isListening() && this.listening.isIdle) this.listening.lookForStream();
    this.save();
  };

  /** Call it when the window goes, too. */
  readonly save = (): void => {
    const exchanges = this.conversation.exchanges();
    const heardUntil = this.listening.heardUntil();
    this.#kept.keep(this.session(), { exchanges, heardUntil, upTo: this.following.upTo });
  };

  /** Asks in the session that the window is in, which may just be following another, and in its wished style. */
  async *#askInSession(
    ...asked: Parameters<ConversationParts['askServer']>
  ): AsyncGenerator<AnswerPart, void, void> {
    if (this.session().phase.name === 'following') await this.#succession.settled();
    if (this.session().style.wished) await this.#styles.taken();
    yield* this.#parts.streamAnswer(this.session().id, ...asked);
  }

  #enter(phase: CopilotSession['phase']['name']): void {
    if (phase === 'following') this.#succession.begin(this.#running.signal);
    if (phase === 'over' || phase === 'unknown') {
      this.conversation.takeBackHeld('The session ended before the server was back.');
      this.listening.finish();
      this.ownVoice.end();
    }
  }

  #moveOn(): void {
    if (this.#isListening()) this.listening.moveOn();
    this.ownVoice.moveOn();
    this.following.begin(this.#running.signal, 0);
  }

  #listenAfterAll(): void {
    if (this.#isListening() && !this.listening.hasBegun) this.listening.begin();
  }

  #isListening(): boolean {
    return this.session().phase.name === 'listening';
  }
}

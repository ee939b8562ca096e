import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { Conversation } from '#answers/conversation.ts';
import type { Exchange } from '#answers/exchange.ts';
import type { FeedEnd } from '#interviews/feed-socket.ts';
import { takeEvents } from '#interviews/take-events.ts';
import { itemCount, type Transcript } from '#transcript/transcript.ts';
import type { CopilotEvent, CopilotSession } from '../machine/copilot-session.ts';
import type { Listening } from '../sound/listening.ts';

/** Opens the feed of a session behind a place in it. @returns what is to be called when the server may be back */
export type OpenFeed = (options: {
  sessionId: string;
  /** As each connection begins. */
  after: () => number;
  onMessage: (message: FeedMessage) => void;
  onEnd: (end: FeedEnd) => void;
  signal: AbortSignal;
}) => { hurry: () => void };

interface FollowingParts {
  openFeed: OpenFeed;
  session: () => CopilotSession;
  now: () => number;
  conversation: Conversation;
  speech: Listening['speech'];
  /** Whether the window hears the sound itself. */
  hears: () => boolean;
  dispatch: (event: CopilotEvent) => void;
  /** Told when something may have been said or asked, and what the window had before. */
  onTaken: (before: Before) => void;
  /** The place up to which the window's copy of the session goes. */
  upTo: number;
}

export interface Before {
  readonly transcript: Transcript;
  readonly exchanges: readonly Exchange[];
}

/** Of a session that the window has left only what comes is wanted. */
const LAST_PLACE = 999_999_999;

/** Takes a session's feed into the window: what is said, asked and answered in it, here or elsewhere. */
export class Following {
  readonly #parts: FollowingParts;
  #upTo: number;
  #feed: ReturnType<OpenFeed> | undefined;
  /** Of the feed of the session that the window is in now. */
  #turn: symbol | undefined;
  #running = new AbortController();

  constructor(parts: FollowingParts) {
    this.#parts = parts;
    this.#upTo = parts.upTo;
  }

  /** The place in the session up to which the window has everything. */
  get upTo(): number {
    return this.#upTo;
  }

  /** Follows the window's session from a place on: where it is, or the start of the next one. The last words of one that it was in before are still taken. */
  begin(after = this.#upTo): void {
    const { openFeed, session, dispatch } = this.#parts;
    const { id } = session();
    this.#upTo = after;
    dispatch({ type: 'feed', refusal: null });
    const turn = Symbol(id);
    this.#turn = turn;
    this.#feed = openFeed({
      sessionId: id,
      after: () => (turn === this.#turn ? this.#upTo : LAST_PLACE),
      onMessage: (message) => (turn === this.#turn ? this.#take(message) : this.#takeLast(message, id)),
      onEnd: (end) => turn === this.#turn && this.#end(end),
      signal: this.#running.signal,
    });
  }

  /** Follows again, after it was refused. */
  readonly again = (): void => this.begin();

  hurry(): void {
    this.#feed?.hurry();
  }

  stop(): void {
    this.#running.abort();
    this.#running = new AbortController();
  }

  #take(message: FeedMessage): void {
    const { dispatch, now, session, conversation } = this.#parts;
    if ('session' in message) {
      const { job_title: jobTitle, language, expires_at } = message.session;
      conversation.forgetOverheard();
      dispatch({ type: 'told', jobTitle, language, expiry: Date.parse(expires_at), now: now() });
      this.#parts.onTaken(this.#known());
    } else if ('events' in message) {
      this.#takeEvents(message.events, session().id);
      this.#upTo = message.events.at(-1)?.seq ?? this.#upTo;
    } else if ('event' in message) this.#takeEvents([message.event], session().id);
    else if ('up_to' in message) this.#upTo = Math.max(this.#upTo, message.up_to);
    else if ('answering' in message) conversation.overhear(message.answering);
    else if ('interim' in message) this.#takeInterim(message);
    else if ('language' in message) dispatch({ type: 'held-in', language: message.language });
  }

  #takeLast(message: FeedMessage, id: string): void {
    if ('events' in message) this.#takeEvents(message.events, id);
    if ('event' in message) this.#takeEvents([message.event], id);
  }

  #takeEvents(events: readonly AppendedEvent[], id: string): void {
    const { conversation, speech, dispatch, onTaken } = this.#parts;
    if (events.some(isInterviewersLine)) speech.hearFinal();
    const before = this.#known();
    const taken = takeEvents(events, before, id);
    dispatch({ type: 'heard', transcript: taken.transcript });
    dispatch({ type: 'happened', events });
    conversation.restore(taken.exchanges);
    onTaken(before);
  }

  #known(): Before {
    const { session, conversation } = this.#parts;
    return { transcript: session().transcript, exchanges: conversation.exchanges() };
  }

  #takeInterim({ interim, stands }: { interim: string; stands?: number | undefined }): void {
    const { speech, hears, dispatch, onTaken } = this.#parts;
    if (hears()) speech.hearInterim(interim);
    else speech.readInterim(interim);
    const before = this.#known();
    dispatch({ type: 'interim', text: interim, stands });
    onTaken(before);
  }

  #end(end: FeedEnd): void {
    const { dispatch, now, session, conversation } = this.#parts;
    if (end.why === 'session-over') return dispatch({ type: 'session-over', now: now() });
    if (end.why === 'signed-out') return dispatch({ type: 'refused' });
    if (end.why === 'refused') return dispatch({ type: 'feed', refusal: end.sentence });
    const isBlank = itemCount(session().transcript) === 0 && conversation.exchanges().length === 0;
    dispatch({ type: 'unknown', isBlank });
  }
}

const isInterviewersLine = ({ kind, channel }: AppendedEvent): boolean =>
  kind === 'line' && channel === 'interviewer';

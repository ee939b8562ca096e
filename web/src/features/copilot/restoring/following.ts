import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { AnswerConversation } from '#answers/answer-conversation.ts';
import type { FeedEnd } from '#interviews/feed-socket.ts';
import { takeEvents } from '#interviews/take-events.ts';
import { itemCount } from '#transcript/transcript.ts';
import type { Machine } from '../machine/machine.ts';
import type { Listening } from '../sound/listening.ts';

/** @returns `hurry` reconnects at once */
export type OpenFeed = (options: {
  sessionId: string;
  after: () => number;
  onMessage: (message: FeedMessage) => void;
  onEnd: (end: FeedEnd) => void;
  signal: AbortSignal;
}) => { hurry: () => void };

interface FollowingParts {
  openFeed: OpenFeed;
  machine: Machine;
  now: () => number;
  conversation: AnswerConversation;
  listening: Pick<Listening, 'speech' | 'hears' | 'hearOfListener'>;
  upTo: number;
}

/** Place beyond any event, so that a session that was left sends only new ones. */
const LAST_PLACE = 999_999_999;

export class Following {
  readonly #parts: FollowingParts;
  #upTo: number;
  #feed: ReturnType<OpenFeed> | undefined;
  /** Tells the present session's feed from earlier ones. */
  #turn: symbol | undefined;
  #running = new AbortController();

  constructor(parts: FollowingParts) {
    this.#parts = parts;
    this.#upTo = parts.upTo;
  }

  get upTo(): number {
    return this.#upTo;
  }

  /** Follows the present session from a place on; last words of the one before are still taken. */
  begin(after = this.#upTo): void {
    const { openFeed, machine } = this.#parts;
    const id = this.#sessionId;
    this.#upTo = after;
    machine.dispatch({ type: 'feed', refusal: null });
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

  readonly again = (): void => this.begin();

  hurry(): void {
    this.#feed?.hurry();
  }

  stop(): void {
    this.#running.abort();
    this.#running = new AbortController();
  }

  #take(message: FeedMessage): void {
    const { machine, now, conversation, listening } = this.#parts;
    if ('session' in message) {
      machine.dispatch({ type: 'glance', glance: null });
      const { job_title: jobTitle, language, expires_at } = message.session;
      conversation.forgetOverheard();
      machine.dispatch({ type: 'told', jobTitle, language, expiry: Date.parse(expires_at), now: now() });
    } else if ('events' in message) {
      this.#takeEvents(message.events, this.#sessionId);
      this.#upTo = message.events.at(-1)?.seq ?? this.#upTo;
    } else if ('event' in message) this.#takeEvents([message.event], this.#sessionId);
    else if ('up_to' in message) this.#upTo = Math.max(this.#upTo, message.up_to);
    else if ('answering' in message) conversation.overhear(message.answering);
    else if ('interim' in message) this.#takeInterim(message);
    else if ('glance' in message) machine.dispatch({ type: 'glance', glance: message.glance });
    else if ('way' in message) machine.dispatch({ type: 'answered-by', way: message.way });
    else if ('listener' in message) listening.hearOfListener(message.listener);
    else if ('language' in message) machine.dispatch({ type: 'held-in', language: message.language });
  }

  #takeLast(message: FeedMessage, id: string): void {
    if ('events' in message) this.#takeEvents(message.events, id);
    if ('event' in message) this.#takeEvents([message.event], id);
  }

  #takeEvents(events: readonly AppendedEvent[], id: string): void {
    const { machine, conversation, listening } = this.#parts;
    if (events.some(isInterviewersLine)) listening.speech.hearFinal();
    const transcript = machine.select((session) => session.transcript);
    const exchanges = conversation.exchanges();
    const taken = takeEvents(events, { transcript, exchanges }, id);
    if (taken.exchanges !== exchanges) conversation.restore(taken.exchanges);
    machine.dispatch({ type: 'heard', transcript: taken.transcript });
    if (events.some(({ kind }) => kind === 'style' || kind === 'detected'))
      machine.dispatch({ type: 'happened', events });
  }

  get #sessionId(): string {
    return this.#parts.machine.select(({ id }) => id);
  }

  #takeInterim({ interim, stands }: { interim: string; stands?: number | undefined }): void {
    const { machine, listening } = this.#parts;
    if (listening.hears) listening.speech.hearInterim(interim);
    else listening.speech.readInterim(interim);
    machine.dispatch({ type: 'interim', text: interim, stands });
  }

  #end(end: FeedEnd): void {
    const { machine, now, conversation } = this.#parts;
    if (end.why === 'session-over') return machine.dispatch({ type: 'session-over', now: now() });
    if (end.why === 'signed-out') return machine.dispatch({ type: 'refused' });
    if (end.why === 'refused') return machine.dispatch({ type: 'feed', refusal: end.sentence });
    const sentences = machine.select(({ transcript }) => itemCount(transcript));
    const isBlank = sentences === 0 && conversation.exchanges().length === 0;
    machine.dispatch({ type: 'unknown', isBlank });
  }
}

const isInterviewersLine = ({ kind, channel }: AppendedEvent): boolean =>
  kind === 'line' && channel === 'interviewer';

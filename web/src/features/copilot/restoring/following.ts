import { CLOSE } from '@pythia/contracts/close-codes.ts';
import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { AnswerConversation } from '#answers/answer-conversation.ts';
import type { FeedSocketOptions, FeedSocket } from '#interviews/feed-socket.ts';
import { eventsIn, takeMessage } from '#interviews/take-events.ts';
import { itemCount } from '#transcript/transcript.ts';
import type { Machine } from '../machine/machine.ts';
import type { Listening } from '../sound/listening.ts';

export type OpenFeed = (sessionId: string, options: FeedSocketOptions) => Pick<FeedSocket, 'hurry' | 'upTo'>;

interface FollowingParts {
  openFeed: OpenFeed;
  machine: Machine;
  now: () => number;
  conversation: AnswerConversation;
  listening: Pick<Listening, 'speech' | 'hears' | 'hearOfListener'>;
  upTo: number;
}

export class Following {
  readonly #parts: FollowingParts;
  #feed: ReturnType<OpenFeed> | undefined;

  constructor(parts: FollowingParts) {
    this.#parts = parts;
  }

  get upTo(): number {
    return this.#feed?.upTo ?? this.#parts.upTo;
  }

  /** Follows the present session from a place on; last words of the one before are still taken. */
  begin(signal: AbortSignal, after = this.upTo): void {
    const { openFeed, machine } = this.#parts;
    const sessionId = this.#sessionId;
    machine.dispatch({ type: 'feed', refusal: null });
    this.#feed = openFeed(sessionId, {
      after,
      onMessage: (message) => this.#take(message, sessionId),
      onEnd: (code, sentence) => sessionId === this.#sessionId && this.#end(code, sentence),
      signal,
    });
  }

  hurry(): void {
    this.#feed?.hurry();
  }

  get #sessionId(): string {
    return this.#parts.machine.select(({ id }) => id);
  }

  #take(message: FeedMessage, sessionId: string): void {
    const { machine, now, conversation, listening } = this.#parts;
    const events = eventsIn(message);
    if (sessionId !== this.#sessionId && events.length === 0) return;
    const transcript = machine.select(({ transcript }) => transcript);
    const exchanges = conversation.exchanges();
    const told = takeMessage(message, { transcript, exchanges }, sessionId);
    if (told.exchanges !== exchanges) conversation.restore(told.exchanges);
    if ('listener' in message) listening.hearOfListener(message.listener);
    if ('interim' in message) listening.speech.hearInterim(message.interim, listening.hears);
    const hasLine = events.some(({ kind, channel }) => kind === 'line' && channel === 'interviewer');
    if (hasLine && told.transcript !== transcript) listening.speech.hearFinal();
    machine.dispatch({ type: 'heard', transcript: told.transcript });
    machine.dispatch({ type: 'told', message, now: now() });
  }

  #end(code: number, sentence: string): void {
    const { machine, now, conversation } = this.#parts;
    if (code === CLOSE.sessionExpired) return machine.dispatch({ type: 'session-over', now: now() });
    if (code === CLOSE.authenticationFailed) return machine.dispatch({ type: 'refused' });
    if (code !== CLOSE.unknownSession) return machine.dispatch({ type: 'feed', refusal: sentence });
    const hasLines = machine.select(({ transcript }) => itemCount(transcript) > 0);
    machine.dispatch({ type: 'unknown', isBlank: !hasLines && conversation.exchanges().length === 0 });
  }
}

import type { AppendedEvent, Interview } from '@pythia/contracts/interviews.ts';
import type { Exchange } from '#answers/exchange.ts';
import { ApiError } from '#api/api-error.ts';
import { readTimeline } from '#interviews/read-timeline.ts';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import { itemCount, type Transcript } from '#transcript/transcript.ts';
import type { ListeningState } from './listening-state.ts';
import type { CopilotParts } from './copilot-parts.ts';
import type { CopilotEvent } from './copilot-session.ts';
import { followTimeline } from './follow-timeline.ts';

interface RestoringParts {
  sessionId: () => string;
  now: CopilotParts['now'];
  read: CopilotParts['readTimeline'];
  /** What the window has. */
  known: () => { readonly transcript: Transcript; readonly exchanges: readonly Exchange[] };
  /** Whether another window's question is not answered yet. */
  awaitsAnswer: () => boolean;
  /** Where the sound stands: `elsewhere` and `lost` windows read along, the first because another one listens. */
  sound: () => ListeningState['sound']['state'];
  /** Takes in what the server has of the session itself, and what was heard in it. */
  dispatch: (event: CopilotEvent) => void;
  /** Told after that what was asked, and answered. */
  onRead: (exchanges: readonly Exchange[]) => void;
}

/** Brings in what the server has of a session: heard and asked before, in another window, on another device. */
export class Restoring {
  readonly #parts: RestoringParts;
  /** The place in the session's timeline up to which it was read. */
  #seenTo = 0;
  /** Whether the sound's connection is new: what was appended before it is not told. */
  #isBehind = false;
  #reading = new AbortController();

  constructor(parts: RestoringParts) {
    this.#parts = parts;
  }

  /** Reads a session from its beginning. */
  begin(): void {
    this.#seenTo = 0;
    this.#catchUp();
  }

  stop(): void {
    this.#reading.abort();
  }

  /** Follows what comes over the connection of the sound. */
  follow(event: CaptureEvent): void {
    if (event.type === 'appended') this.#append(event.event);
    if (event.type === 'connection' && event.state === 'open') this.#isBehind = true;
    if (event.type !== 'status' || !(this.#isBehind || this.#readsAlong())) return;
    this.#isBehind = false; // all later events come
    this.#catchUp();
  }

  /** A status begins each connection then. */
  #readsAlong(): boolean {
    return ['elsewhere', 'lost'].includes(this.#parts.sound());
  }

  /** Reads what came since. */
  #catchUp(): void {
    this.stop();
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    const { sessionId, read } = this.#parts;
    const id = sessionId();
    void followTimeline({
      after: this.#seenTo,
      read: (after) => read(id, after, signal),
      onPage: ({ session, events }) => {
        this.#seenTo = events.at(-1)?.seq ?? this.#seenTo;
        this.#takeIn(events, session);
      },
      awaitsMore: () => this.#awaitsMore(),
      signal,
    }).catch((error: unknown) => {
      if (!signal.aborted) this.#onRefused(error);
    });
  }

  /** What happened in another window, or in this one's own questions and answers. */
  #append(event: AppendedEvent): void {
    this.#takeIn([event]);
    if (event.kind === 'question' && this.#awaitsMore()) this.#catchUp(); // its answer may be given by another instance
  }

  /** With the session's own name and end, where those were read. */
  #takeIn(events: readonly AppendedEvent[], session?: Interview): void {
    const { sessionId, now, known, dispatch, onRead } = this.#parts;
    const { transcript, exchanges } = readTimeline(events, known(), sessionId());
    if (session) {
      const { job_title: jobTitle, language, expires_at } = session;
      const expiry = Date.parse(expires_at);
      dispatch({ type: 'restored', jobTitle, language, expiry, transcript, now: now() });
    } else dispatch({ type: 'appended', transcript });
    dispatch({ type: 'happened', events });
    onRead(exchanges);
  }

  /** Whether something is awaited that only the server can tell. */
  #awaitsMore(): boolean {
    return this.#parts.awaitsAnswer() || this.#parts.sound() === 'elsewhere';
  }

  /** A dead token is dealt with where calls are made. */
  #onRefused(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404) return;
    const { transcript, exchanges } = this.#parts.known();
    this.#parts.dispatch({
      type: 'unknown',
      isBlank: itemCount(transcript) === 0 && exchanges.length === 0,
    });
  }
}

import type { AppendedEvent, Interview } from '@pythia/contracts/interviews.ts';
import type { Exchange } from '#answers/exchange.ts';
import { ApiError } from '#api/api-error.ts';
import { readTimeline } from '#interviews/read-timeline.ts';
import type { Transcript } from '#transcript/transcript.ts';
import type { CopilotParts } from './copilot-parts.ts';
import { followTimeline } from './follow-timeline.ts';

interface Reading {
  readonly transcript: Transcript;
  readonly exchanges: readonly Exchange[];
}

export interface RestoringParts {
  sessionId: () => string;
  read: CopilotParts['readTimeline'];
  /** What the window has. */
  known: () => Reading;
  /** Whether something is awaited that only the server can tell. */
  awaitsMore: () => boolean;
  /** `session` as the server has it, where that was read too. */
  onRead: (reading: Reading, session?: Interview) => void;
  /** The server has no such session. */
  onUnknown: () => void;
}

/** Brings in what the server has of a session: heard and asked before, in another window, on another device. */
export class Restoring {
  readonly #parts: RestoringParts;
  /** The place in the session's timeline up to which it was read. */
  #seenTo = 0;
  #reading = new AbortController();

  constructor(parts: RestoringParts) {
    this.#parts = parts;
  }

  /** Reads a session from its beginning. */
  begin(): void {
    this.#seenTo = 0;
    this.catchUp();
  }

  /** Reads what came since. */
  catchUp(): void {
    this.stop();
    this.#reading = new AbortController();
    const { sessionId, read, awaitsMore, onRead } = this.#parts;
    const id = sessionId();
    void followTimeline({
      after: this.#seenTo,
      read: (after, signal) => read(id, after, signal),
      onPage: ({ session, events }) => {
        this.#seenTo = events.at(-1)?.seq ?? this.#seenTo;
        onRead(readTimeline(events, this.#parts.known(), session.id), session);
      },
      awaitsMore,
      signal: this.#reading.signal,
    }).catch((error: unknown) => this.#onRefused(error));
  }

  stop(): void {
    this.#reading.abort();
  }

  /** What happened in another window, or in this one's own questions and answers. */
  append(event: AppendedEvent): void {
    const { sessionId, known, awaitsMore, onRead } = this.#parts;
    onRead(readTimeline([event], known(), sessionId()));
    if (event.kind === 'question' && awaitsMore()) this.catchUp(); // its answer may be given by another instance
  }

  /** A dead token is dealt with where calls are made. */
  #onRefused(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) this.#parts.onUnknown();
  }
}

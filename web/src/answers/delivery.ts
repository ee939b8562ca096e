import { ApiError, isServerAway } from '#api/api-error.ts';
import { Backoff } from '#api/backoff.ts';
import type { Watch } from '#api/watch-server.ts';
import type { Question } from './exchange.ts';

export interface DeliveryParts {
  /** Streams the answer; `onHeaders` is told the headers of the reply before. Throws ApiError. */
  streamAnswer: (
    question: string,
    options: {
      /** Keys of the lines that it is made of. */
      lines: readonly string[];
      instead?: string;
      signal: AbortSignal;
      onHeaders: (headers: Headers) => void;
    },
  ) => AsyncIterable<string>;
  /** Looks until the signal aborts whether the server is there. */
  watchServer: (watch: Watch) => unknown;
}

interface DeliveryOptions {
  signal: AbortSignal;
  onHeaders: (headers: Headers) => void;
  /** Told when the question begins to be held, and when it is sent after that. */
  onHeld: (isHeld: boolean) => void;
}

/** A model may think for longer; a server that is there says so when it is asked. */
const ASK_AFTER_MS = 4_000;
/** Tries that may fail while the server is there: each may cost an answer that gets lost on its way back. */
const MOST_TRIES = 5;

/**
 * One question on its way: sent, and while the server cannot be reached held and sent again as soon as it is
 * back. One try at a time; a server that answers, whatever it says, is not tried again. Where the server is there
 * and the question still does not come through, the tries become rarer and end.
 */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #question: Question;
  readonly #options: DeliveryOptions;
  /** Looks at once for the server that is waited for. */
  #look: (() => void) | undefined;
  /** Since the server was seen to be away. */
  #tries = 0;
  readonly #waits = new Backoff();

  constructor(parts: DeliveryParts, question: Question, options: DeliveryOptions) {
    this.#parts = parts;
    this.#question = question;
    this.#options = options;
  }

  /** The pieces of the answer. @throws ApiError what the server refused with, or why the last try failed */
  async *answer(): AsyncGenerator<string, void, void> {
    const { signal, onHeld } = this.#options;
    while (true) {
      try {
        return yield* this.#try();
      } catch (error) {
        if (signal.aborted || !isServerAway(error) || ++this.#tries === MOST_TRIES) throw error;
      }
      onHeld(true);
      await this.#serverIsBack();
      signal.throwIfAborted();
      onHeld(false);
    }
  }

  /** Something says that the server may be back: a held question does not wait for the next look. */
  hurry(): void {
    this.#look?.();
  }

  /** A try that brings no reply is given up when the server cannot be reached: it was lost on the way. */
  async *#try(): AsyncGenerator<string, void, void> {
    const { text, lines, instead } = this.#question;
    const lost = new AbortController();
    const replied = new AbortController();
    void this.#parts.watchServer({
      firstInMs: ASK_AFTER_MS,
      onLook: (isThere) => isThere || lost.abort(new ApiError({ kind: 'network' })),
      signal: AbortSignal.any([this.#options.signal, lost.signal, replied.signal]),
    });
    const onHeaders = (headers: Headers) => {
      replied.abort();
      this.#options.onHeaders(headers);
    };
    const signal = AbortSignal.any([this.#options.signal, lost.signal]);
    try {
      yield* this.#parts.streamAnswer(text, { lines, ...(instead && { instead }), signal, onHeaders });
    } finally {
      replied.abort();
    }
  }

  /** Also resolves when the question is taken back. */
  async #serverIsBack(): Promise<void> {
    const { signal } = this.#options;
    const { promise: isBack, resolve } = Promise.withResolvers<void>();
    let looking = new AbortController();
    const look = (firstInMs: number) => {
      looking.abort();
      looking = new AbortController();
      void this.#parts.watchServer({
        firstInMs,
        onLook: (isThere) => (isThere ? resolve() : this.#serverIsAway()),
        signal: AbortSignal.any([signal, looking.signal]),
      });
    };
    this.#look = () => look(0);
    signal.addEventListener('abort', () => resolve(), { once: true });
    look(this.#waits.next());
    await isBack;
    this.#look = undefined;
    looking.abort();
  }

  /** What failed until now did so because of that. */
  #serverIsAway(): void {
    this.#tries = 0;
    this.#waits.reset();
  }
}

import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Sending } from '@pythia/contracts/interviews.ts';
import { ApiError, isServerAway } from '#api/api-error.ts';
import { Backoff } from '#api/backoff.ts';
import { retry } from '#api/retry.ts';
import { wait } from '#api/wait.ts';
import type { Watch } from '#api/watch-server.ts';
import type { Question } from './exchange.ts';

export interface DeliveryParts {
  /** Streams the parts of the answer; `onHeaders` is called before. Throws ApiError. */
  streamAnswer: (
    question: string,
    options: {
      /** Keys of the lines that it is made of. */
      lines: readonly string[];
      /** What was said before it and not asked about. */
      before?: string;
      instead?: string;
      again?: string;
      sending: Sending;
      signal: AbortSignal;
      onHeaders: () => void;
    },
  ) => AsyncIterable<AnswerPart>;
  /** Probes until the signal aborts whether the server is reachable. */
  watchServer: (watch: Watch) => unknown;
  /** Whether the server is heard by another way, so that an answer under way is not lost. */
  isServerHeard?: () => boolean;
}

interface DeliveryOptions {
  signal: AbortSignal;
  /** Names an attempt that is about to be made. */
  nextSending: () => Sending;
  onPart: (part: AnswerPart) => void;
  /** Told when the question begins to be held, and when it is sent after that. */
  onHeld: (isHeld: boolean) => void;
}

/** Without a reply for so long the server is probed: a model may need longer, a reachable server answers the probe. */
const ASK_AFTER_MS = 4_000;
/** Failed probes after which the question is sent anyway: perhaps the network is too slow for them. */
const MOST_PROBES = 8;
/** Attempts that may fail while the server is reachable: each may cost an answer that is lost on its way back. */
const MAX_ATTEMPTS = 5;
/** Attempts that a busy server may refuse before it has done anything for them. */
const MAX_REFUSALS = 5;
/** A server that says to come again so soon has something in hand; after a longer time the reader decides. */
const SOON_SECONDS = 2;

/**
 * Sends one question, with retries: while the server is unreachable the question is held, and sent again as soon as
 * the server is back, or anyway after {@link MOST_PROBES}. One attempt at a time; any reply of the server but that it
 * is busy for a moment ends the retries. Attempts that fail while the server is reachable back off, and are given up
 * after {@link MAX_ATTEMPTS}, and so are those that it is too busy for.
 */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #question: Question;
  readonly #options: DeliveryOptions;
  /** Probes at once; undefined while the server is not waited for. */
  #probeNow: (() => void) | undefined;
  /** Failed attempts since the server was last unreachable. */
  #attempts = 0;
  #refusals = 0;
  /** Whether an attempt was given up without a reply: perhaps the network is only slow. */
  #wasLost = false;
  /** Whether the latest attempt is made although no probe came back. */
  #isUnsure = false;
  #isHeld = false;
  readonly #waits = new Backoff();

  constructor(parts: DeliveryParts, question: Question, options: DeliveryOptions) {
    this.#parts = parts;
    this.#question = question;
    this.#options = options;
  }

  /** Settles at the end of the answer. @throws ApiError what the server refused with, or why the last attempt failed */
  send(): Promise<void> {
    let isBusy = false;
    return retry(() => this.#attempt(), {
      retries: (error) => {
        isBusy = isBusyForMoment(error);
        if (isBusy) return ++this.#refusals < MAX_REFUSALS;
        return isServerAway(error) && ++this.#attempts < MAX_ATTEMPTS;
      },
      pause: (signal) => (isBusy ? wait(this.#waits.next(), signal) : this.#serverIsBack()),
      signal: this.#options.signal,
    });
  }

  /** Probes at once where a question is held: something suggests that the server is back. */
  hurry(): void {
    this.#probeNow?.();
  }

  /**
   * Aborts without a reply as soon as the server cannot be reached: the request was lost. One that was sent anyway is
   * lost as soon as the server can be reached.
   */
  async #attempt(): Promise<void> {
    const { text, source: _, ...how } = this.#question;
    const sending = this.#options.nextSending();
    if (!this.#isUnsure) this.#hold(false);
    const lost = new AbortController();
    const replied = new AbortController();
    const isHeard = () => this.#parts.isServerHeard?.() ?? false;
    void this.#parts.watchServer({
      firstInMs: ASK_AFTER_MS,
      isPatient: this.#wasLost,
      onProbe: (isThere) => {
        const isLost = this.#isUnsure ? isThere : !isThere && !isHeard();
        if (!isLost) return;
        this.#wasLost = true;
        lost.abort(new ApiError({ kind: 'network' }));
      },
      signal: AbortSignal.any([this.#options.signal, lost.signal, replied.signal]),
    });
    const onHeaders = () => this.#hold(false);
    const signal = AbortSignal.any([this.#options.signal, lost.signal]);
    let isCued = false;
    try {
      const answer = this.#parts.streamAnswer(text, { ...how, sending, signal, onHeaders });
      for await (const part of answer) {
        if (part.type === 'cue') isCued = true;
        else if (part.type !== 'mark') replied.abort();
        this.#options.onPart(part);
      }
    } catch (error) {
      const isBroken = error instanceof ApiError && error.kind === 'network';
      // of an answer that may be long in coming the cue is no part
      throw isBroken && isCued && !replied.signal.aborted ? new ApiError({ kind: 'network' }) : error;
    } finally {
      replied.abort();
    }
  }

  /** Also resolves when the question is taken back. */
  async #serverIsBack(): Promise<void> {
    this.#hold(true);
    const { signal } = this.#options;
    const { promise: isBack, resolve } = Promise.withResolvers<void>();
    let probing = new AbortController();
    let failed = 0;
    const probe = (firstInMs: number) => {
      probing.abort();
      probing = new AbortController();
      void this.#parts.watchServer({
        firstInMs,
        isPatient: true,
        onProbe: (isThere) => {
          if (!isThere) this.#serverIsAway();
          this.#isUnsure = !isThere;
          if (isThere || ++failed === MOST_PROBES) resolve();
        },
        signal: AbortSignal.any([signal, probing.signal]),
      });
    };
    this.#probeNow = () => probe(0);
    signal.addEventListener('abort', () => resolve(), { once: true });
    probe(this.#waits.next());
    await isBack;
    this.#probeNow = undefined;
    probing.abort();
  }

  #hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.#options.onHeld(isHeld);
  }

  /** The attempts so far failed because of that, and do not count. */
  #serverIsAway(): void {
    this.#attempts = 0;
    this.#waits.reset();
  }
}

const isBusyForMoment = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 503 && (error.retryAfter ?? Infinity) <= SOON_SECONDS;

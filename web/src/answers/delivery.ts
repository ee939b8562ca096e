import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Sending } from '@pythia/contracts/interviews.ts';
import { ApiError, isServerAway } from '#api/api-error.ts';
import { Backoff } from '#api/backoff.ts';
import { retry } from '#api/retry.ts';
import { wait } from '#api/wait.ts';
import type { Watch } from '#api/watch-server.ts';
import type { Question } from './exchange.ts';

export interface DeliveryParts {
  /** Streams parts, after `onHeaders`. Throws ApiError. */
  streamAnswer: (
    question: string,
    options: {
      lines: readonly string[];
      /** Said before it and not asked about. */
      before?: string;
      instead?: string;
      again?: string;
      sending: Sending;
      signal: AbortSignal;
      onHeaders: () => void;
    },
  ) => AsyncIterable<AnswerPart>;
  watchServer: (watch: Watch) => unknown;
  /** Known otherwise to be reachable, so an answer under way is not lost. */
  isServerHeard?: () => boolean;
}

interface DeliveryOptions {
  signal: AbortSignal;
  nextSending: () => Sending;
  onPart: (part: AnswerPart) => void;
  /** Held, and sent again. */
  onHeld: (isHeld: boolean) => void;
}

/** A model may take longer; a reachable server answers probes. */
const ASK_AFTER_MS = 4_000;
/** Then the question is sent anyway: the network may be too slow for probes. */
const MOST_PROBES = 8;
/** Failures with a reachable server: each may cost a lost answer. */
const MAX_ATTEMPTS = 5;
/** Refusals by a busy server before any work. */
const MAX_REFUSALS = 5;
/** Seconds up to which a busy server is retried; the reader decides on more. */
const SOON_SECONDS = 2;

/**
 * Sends a question with retries, one attempt at a time. Unreachable: held, sent when the server is back or
 * after {@link MOST_PROBES}. Any reply but a short refusal ends retries; failures with a reachable server back
 * off to {@link MAX_ATTEMPTS}.
 */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #question: Question;
  readonly #options: DeliveryOptions;
  /** Undefined while nothing is awaited. */
  #probeNow: (() => void) | undefined;
  /** Failures while reachable. */
  #attempts = 0;
  #refusals = 0;
  /** An attempt without reply was given up: the network may be slow. */
  #wasLost = false;
  /** Sent although no probe came back. */
  #isUnsure = false;
  #isHeld = false;
  readonly #waits = new Backoff();

  constructor(parts: DeliveryParts, question: Question, options: DeliveryOptions) {
    this.#parts = parts;
    this.#question = question;
    this.#options = options;
  }

  /**
   * Settles at the answer's end.
   * @throws ApiError the refusal or last failure
   */
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

  /** Probes at once: the server may be back. */
  hurry(): void {
    this.#probeNow?.();
  }

  /** Aborts without a reply when the server is unreachable; one sent anyway, once it is reachable. */
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
      // a slow answer's cue is no part of it
      throw isBroken && isCued && !replied.signal.aborted ? new ApiError({ kind: 'network' }) : error;
    } finally {
      replied.abort();
    }
  }

  /** Also when the question is taken back. */
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

  /** Earlier failures do not count. */
  #serverIsAway(): void {
    this.#attempts = 0;
    this.#waits.reset();
  }
}

const isBusyForMoment = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 503 && (error.retryAfter ?? Infinity) <= SOON_SECONDS;

import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Sending } from '@pythia/contracts/interviews.ts';
import { ApiError, isServerAway } from '#api/api-error.ts';
import { Backoff, retry, wait } from '#api/retry.ts';
import type { Watch } from '#api/watch-server.ts';
import type { ExchangeQuestion } from './exchange.ts';

export interface DeliveryParts {
  askServer: (
    question: string,
    options: {
      lines: readonly string[];
      /** Words said before the question and not asked about: context for half a question. */
      before?: string;
      instead?: string;
      again?: string;
      sending: Sending;
      signal: AbortSignal;
      onHeaders: () => void;
    },
  ) => AsyncIterable<AnswerPart>;
  watchServer: (watch: Watch) => unknown;
  /** Another connection shows that the server is reachable, so no attempt is given up. */
  isServerHeard?: () => boolean;
}

interface DeliveryOptions {
  signal: AbortSignal;
  nextSending: () => Sending;
  onPart: (part: AnswerPart) => void;
  onHeld: (isHeld: boolean) => void;
}

/** A model may take longer; a reachable server answers probes meanwhile. */
const ASK_AFTER_MS = 4_000;
/** Unanswered probes until the question is sent anyway: the network may be too slow for them. */
const MOST_PROBES = 8;
/** Failures with a reachable server, each of which may have cost an answer. */
const MAX_ATTEMPTS = 5;
const MAX_REFUSALS = 5;
/** Seconds up to which a busy server is retried; beyond, the reader decides. */
const SOON_SECONDS = 2;

/**
 * One attempt at a time. Unreachable: held until the server is back, or {@link MOST_PROBES}. Reachable: up to
 * {@link MAX_ATTEMPTS}. Refused: tried again if busy for {@link SOON_SECONDS} at most.
 */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #question: ExchangeQuestion;
  readonly #options: DeliveryOptions;
  #probeNow: (() => void) | undefined;
  #attempts = 0;
  #refusals = 0;
  #wasLost = false;
  #isUnsure = false;
  #isHeld = false;
  readonly #waits = new Backoff();

  constructor(parts: DeliveryParts, question: ExchangeQuestion, options: DeliveryOptions) {
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

  hurry(): void {
    this.#probeNow?.();
  }

  /**
   * Gives up when the server is unreachable. After a probe without reply the opposite holds: once it is
   * reachable.
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
      const answer = this.#parts.askServer(text, { ...how, sending, signal, onHeaders });
      for await (const part of answer) {
        if (part.type === 'cue') isCued = true;
        else if (part.type !== 'mark') replied.abort();
        this.#options.onPart(part);
      }
    } catch (error) {
      const isBroken = error instanceof ApiError && error.kind === 'network';
      // a cue alone is no answer: the attempt counts as unanswered
      throw isBroken && isCued && !replied.signal.aborted ? new ApiError({ kind: 'network' }) : error;
    } finally {
      replied.abort();
    }
  }

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

  #serverIsAway(): void {
    this.#attempts = 0;
    this.#waits.reset();
  }
}

const isBusyForMoment = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 503 && (error.retryAfter ?? Infinity) <= SOON_SECONDS;

import { ANSWER_HEADERS, StoodIn } from '@pythia/contracts/answerer.ts';
import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '#api/api-error.ts';
import { endExchange, type Exchange, newExchange, type Question, receive } from './exchange.ts';
import { giveUpOld, mergeExchanges, nextId } from './merge-exchanges.ts';
import { batchPerFrame } from './per-frame.ts';

export interface ConversationParts {
  /** Streams the answer; `onHeaders` is told the headers of the reply before. Throws ApiError. */
  streamAnswer: (
    question: string,
    options: { instead?: string; signal: AbortSignal; onHeaders: (headers: Headers) => void },
  ) => AsyncIterable<string>;
  /** Epoch milliseconds by the server's clock. */
  now: () => number;
  nextFrame: (callback: () => void) => unknown;
}

const KEPT_EXCHANGES = 100;

/** Questions and their answers. Several may be answered at once; each can be stopped by itself. */
export class Conversation {
  /** Oldest first, the newest {@link KEPT_EXCHANGES}. */
  readonly store: StoreApi<readonly Exchange[]>;
  readonly #parts: ConversationParts;
  /** By exchange: ends its answer at once, with what has arrived. */
  readonly #stops = new Map<number, () => void>();

  constructor(parts: ConversationParts, exchanges: readonly Exchange[] = []) {
    this.#parts = parts;
    this.store = createStore(() => exchanges);
  }

  exchanges(): readonly Exchange[] {
    return this.store.getState();
  }

  isAnswering(): boolean {
    return this.#stops.size > 0;
  }

  /** Whether another window's question is not answered yet. */
  awaitsOther(): boolean {
    return this.exchanges().some(({ status }) => status === 'elsewhere');
  }

  ask(question: Question): void {
    const exchange = newExchange(nextId(this.exchanges()), question, this.#parts.now());
    this.#show([...this.exchanges(), exchange]);
    void this.#receive(exchange);
  }

  stop(id: number): void {
    this.#stops.get(id)?.();
  }

  stopAll(): void {
    for (const stop of this.#stops.values()) stop();
  }

  /** Takes in what the server has of the same session. */
  merge(events: readonly SessionEvent[]): void {
    const merged = mergeExchanges(this.exchanges(), events);
    this.#show(giveUpOld(merged, this.#parts.now()));
  }

  /** Forgets everything. */
  clear(): void {
    this.stopAll();
    this.#show([]);
  }

  async #receive({ id, question }: Exchange): Promise<void> {
    const { streamAnswer, nextFrame } = this.#parts;
    const abort = new AbortController();
    const batch = batchPerFrame((text) => this.#change(id, (known) => receive(known, text)), nextFrame);
    const end = (status: 'done' | 'stopped' | 'failed', error?: string) => {
      batch.flush();
      this.#stops.delete(id);
      this.#change(id, (known) => endExchange(known, status, error));
    };
    this.#stops.set(id, () => {
      abort.abort();
      end('stopped');
    });
    const onHeaders = (headers: Headers) =>
      this.#change(id, (known) => ({ ...known, ...readHeaders(headers) }));
    try {
      const { text, instead } = question;
      const options = { ...(instead && { instead }), signal: abort.signal, onHeaders };
      const answer = streamAnswer(text, options);
      for await (const piece of answer) batch.add(piece);
      end('done');
    } catch (error) {
      if (!abort.signal.aborted) end('failed', failureSentence(error, question));
    }
  }

  #change(id: number, change: (exchange: Exchange) => Exchange): void {
    this.#show(this.exchanges().map((exchange) => (exchange.id === id ? change(exchange) : exchange)));
  }

  #show(exchanges: readonly Exchange[]): void {
    this.store.setState(exchanges.slice(-KEPT_EXCHANGES), true);
  }
}

/** What the server tells of an answer before its first word. */
function readHeaders(headers: Headers): Pick<Exchange, 'eventId' | 'answeredBy' | 'stoodIn' | 'source'> {
  const answeredBy = headers.get(ANSWER_HEADERS.answeredBy);
  const source = headers.get(ANSWER_HEADERS.source);
  return {
    eventId: headers.get(ANSWER_HEADERS.exchangeId),
    answeredBy: answeredBy && decodeURIComponent(answeredBy),
    stoodIn: StoodIn.safeParse(headers.get(ANSWER_HEADERS.stoodIn)).data ?? null,
    source: source && decodeURIComponent(source),
  };
}

/** The server's own sentence where it gave one; else that the request failed, or that no answer came at all. */
function failureSentence(error: unknown, { source }: Question): string {
  if (error instanceof ApiError && error.kind === 'http') return error.detail ?? MESSAGES.requestFailed;
  return source === 'typed' ? MESSAGES.failedToSendQuestion : MESSAGES.failedToGetResponse;
}

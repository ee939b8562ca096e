import type { Sending } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '#api/api-error.ts';
import { Delivery, type DeliveryParts } from './delivery.ts';
import {
  endExchange,
  type Exchange,
  hold,
  newExchange,
  nextId,
  type ExchangeQuestion,
  receive,
  receiveBeside,
  sendAgain,
} from './exchange.ts';
import { giveUpOld } from './told-exchanges.ts';
import { batchPerFrame } from './per-frame.ts';

export interface ConversationParts extends DeliveryParts {
  refusedWithoutReason: (refusal: ApiError) => string;
  now: () => number;
  nextFrame: (callback: () => void) => unknown;
}

const KEPT_EXCHANGES = 100;

interface UnderWay {
  delivery: Delivery;
  stop: (why?: string) => void;
}

export class AnswerConversation {
  /** Oldest first, the newest {@link KEPT_EXCHANGES}. */
  readonly store: StoreApi<readonly Exchange[]>;
  readonly #parts: ConversationParts;
  readonly #underWay = new Map<number, UnderWay>();

  constructor(parts: ConversationParts, exchanges: readonly Exchange[] = []) {
    this.#parts = parts;
    this.store = createStore(() => exchanges);
  }

  exchanges(): readonly Exchange[] {
    return this.store.getState();
  }

  isAnswering(): boolean {
    return this.#underWay.size > 0;
  }

  awaitsOther(): boolean {
    return this.exchanges().some(({ status }) => status === 'elsewhere');
  }

  askedLines(): ReadonlySet<string> {
    return new Set(this.exchanges().flatMap(({ question }) => question.lines));
  }

  ask(question: ExchangeQuestion): number {
    const exchange = newExchange(nextId(this.exchanges()), question, this.#parts.now());
    this.#show([...this.exchanges(), exchange]);
    void this.#receive(exchange);
    return exchange.id;
  }

  /** The question was asked in mid-sentence, and its answer stays. */
  complete(id: number, { text, lines }: Pick<ExchangeQuestion, 'text' | 'lines'>): void {
    this.#change(id, ({ question, ...exchange }) => ({
      ...exchange,
      question: { ...question, text, lines: [...question.lines, ...lines] },
    }));
  }

  stop(id: number): void {
    this.#underWay.get(id)?.stop();
  }

  stopAll(): void {
    for (const { stop } of this.#underWay.values()) stop();
  }

  /** Sends only the newest held question, as it would end older ones. */
  resumeHeld(): void {
    const held = this.exchanges().filter(({ status }) => status === 'held');
    for (const older of held.slice(0, -1)) this.#change(older.id, (known) => endExchange(known, 'stopped'));
    const newest = held.at(-1);
    if (!newest) return;
    this.#change(newest.id, (known) => hold(known, false));
    void this.#receive(newest);
  }

  hurry(): void {
    for (const { delivery } of this.#underWay.values()) delivery.hurry();
  }

  /** @param why shown to the reader, who did not ask for it */
  takeBackHeld(why: string): void {
    for (const { id, status } of this.exchanges()) {
      if (status !== 'held') continue;
      this.#underWay.get(id)?.stop(why);
      this.#change(id, (known) => endExchange(known, 'stopped', why));
    }
  }

  leave(): void {
    const held = this.exchanges().filter(({ status }) => status === 'held');
    this.stopAll();
    for (const exchange of held) this.#change(exchange.id, () => exchange);
  }

  restore(exchanges: readonly Exchange[]): void {
    this.#show(exchanges);
  }

  giveUpOld(): void {
    if (this.awaitsOther()) this.#show(giveUpOld(this.exchanges(), this.#parts.now()));
  }

  clear(): void {
    this.stopAll();
    this.#show([]);
  }

  async #receive({ id, question }: Exchange): Promise<void> {
    const abort = new AbortController();
    const batch = batchPerFrame(
      (text) => this.#change(id, (known) => receive(known, text)),
      this.#parts.nextFrame,
    );
    const end = (status: 'done' | 'stopped' | 'failed', error?: string) => {
      batch.flush();
      this.#underWay.delete(id);
      this.#change(id, (known) => endExchange(known, status, error));
    };
    const stop = (why?: string) => {
      abort.abort();
      end('stopped', why);
    };
    const delivery = new Delivery(this.#parts, question, {
      signal: abort.signal,
      nextSending: () => this.#nextSending(id),
      onPart: (part) => {
        if (part.type === 'text') return batch.add(part.text);
        batch.flush();
        this.#change(id, (known) => receiveBeside(known, part));
      },
      onHeld: (isHeld) => this.#change(id, (known) => hold(known, isHeld)),
    });
    this.#underWay.set(id, { delivery, stop });
    try {
      await delivery.send();
      end('done');
    } catch (error) {
      if (!abort.signal.aborted) end('failed', this.#failureSentence(error, question));
    }
  }

  #nextSending(id: number): Sending {
    const known = this.exchanges().find((exchange) => exchange.id === id);
    const { sending } = sendAgain(known!, this.#parts.now());
    this.#change(id, (exchange) => ({ ...exchange, sending }));
    return sending;
  }

  #failureSentence(error: unknown, { source }: ExchangeQuestion): string {
    if (error instanceof ApiError && error.kind === 'http')
      return error.detail ?? this.#parts.refusedWithoutReason(error);
    return source === 'typed' ? MESSAGES.failedToSendQuestion : MESSAGES.failedToGetResponse;
  }

  #change(id: number, change: (exchange: Exchange) => Exchange): void {
    this.#show(this.exchanges().map((exchange) => (exchange.id === id ? change(exchange) : exchange)));
  }

  #show(exchanges: readonly Exchange[]): void {
    this.store.setState(exchanges.slice(-KEPT_EXCHANGES), true);
  }
}

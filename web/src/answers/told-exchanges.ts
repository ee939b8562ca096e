import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { AppendedEvent, Sending } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { type Exchange, isAnswering, newExchange, nextId, overhear } from './exchange.ts';
import { markdownText, toMarkdown } from './streaming-markdown.ts';

type QuestionEvent = Extract<AppendedEvent, { kind: 'question' }>;
type AnswerEvent = Extract<AppendedEvent, { kind: 'answer' }>;

/**
 * Merges the server's exchanges in asking order; its answers win, except over one being received. Unchanged
 * lists keep their identity.
 */
export function takeExchanges(
  exchanges: readonly Exchange[],
  events: readonly AppendedEvent[],
): readonly Exchange[] {
  const taking = new Taking(exchanges);
  for (const event of events) {
    if (event.kind === 'question') taking.takeQuestion(event);
    if (event.kind === 'answer') taking.takeAnswer(event);
  }
  const { merged } = taking;
  const changed = merged.length !== exchanges.length || merged.some((one, at) => one !== exchanges[at]);
  return changed ? merged.toSorted((a, b) => a.at - b.at) : exchanges;
}

const ANSWER_LIMIT_MS = 120_000;

export const giveUpOld = (exchanges: readonly Exchange[], now: number): readonly Exchange[] =>
  exchanges.map((exchange) =>
    exchange.status === 'elsewhere' && now - exchange.at > ANSWER_LIMIT_MS
      ? { ...exchange, status: 'failed', error: MESSAGES.failedToGetResponse }
      : exchange,
  );

/** Indexes make the cost linear in the number of events. */
class Taking {
  readonly merged: Exchange[];
  readonly #places = new Map<string, number>();
  readonly #sent = new Map<string, number>();
  #nextId: number;

  constructor(exchanges: readonly Exchange[]) {
    this.merged = [...exchanges];
    this.#nextId = nextId(exchanges);
    for (const [place, { eventId, sending }] of exchanges.entries()) {
      if (eventId !== null) this.#places.set(eventId, place);
      if (sending) this.#sent.set(sending.id, place);
    }
  }

  takeQuestion(event: QuestionEvent): void {
    const { id: eventId, at, text, lines = [], again, sending, found } = event;
    if (this.#places.has(eventId)) return;
    const sent = sending && this.#sent.get(sending.id);
    if (sent !== undefined) return this.#takeAttempt(sent, event, sending!);
    this.#places.set(eventId, this.merged.length);
    const question = { text, source: 'lines', lines, ...(again && { again }) } as const;
    const exchange = newExchange(this.#nextId++, question, Date.parse(at));
    if (sending) this.#sent.set(sending.id, this.merged.length);
    this.merged.push({
      ...exchange,
      eventId,
      status: 'elsewhere',
      ...(sending && { sending }),
      ...(found && { found }),
    });
  }

  /** Only the newest attempt's answer counts. */
  #takeAttempt(
    place: number,
    { id: eventId, text, lines = [], found }: QuestionEvent,
    sending: Sending,
  ): void {
    const exchange = this.merged[place]!;
    if (sending.at < exchange.sending!.at) return;
    const isOvertaken = exchange.eventId !== null && !isAnswering(exchange);
    if (exchange.eventId !== null) this.#places.delete(exchange.eventId);
    this.#places.set(eventId, place);
    this.merged[place] = {
      ...exchange,
      eventId,
      sending,
      ...(isOvertaken && { status: 'elsewhere' }),
      ...(found && { found, question: { ...exchange.question, text, lines } }),
    };
  }

  takeAnswer(event: AnswerEvent): void {
    const place = this.#places.get(event.exchange_id);
    if (place !== undefined) this.merged[place] = answered(this.merged[place]!, event);
  }
}

function answered(exchange: Exchange, event: AnswerEvent): Exchange {
  if (isAnswering(exchange)) return exchange;
  const status = event.cut ? 'done' : STATUS[event.state];
  const answeredBy = event.answered_by ?? exchange.answeredBy;
  const stoodIn = event.stood_in ?? exchange.stoodIn;
  const source = event.source ?? exchange.source;
  const isKnown =
    exchange.status === status && exchange.answeredBy === answeredBy && exchange.cut === event.cut;
  if (isKnown && markdownText(exchange.answer) === event.text) return exchange;
  const { error: _, ...withoutError } = exchange;
  const error = status === 'failed' ? { error: MESSAGES.failedToGetResponse } : {};
  const answer = toMarkdown(event.text);
  const { alternatives, note, form, remark, cut, cue, proof } = event;
  const told = {
    ...(form && { form }),
    ...(remark && { remark }),
    ...(cut && { cut }),
    ...(cue && { cue }),
    ...(proof && { proof }),
  };
  const parts = { answer, alternatives, note, source, ...told };
  return { ...withoutError, ...parts, status, answeredBy, stoodIn, ...error };
}

const STATUS = { complete: 'done', partial: 'failed', stopped: 'stopped', failed: 'failed' } as const;

type Answering = Extract<FeedMessage, { answering: unknown }>['answering'];

export const takeAnswering = (
  exchanges: readonly Exchange[],
  { exchange_id: id, begins, parts }: Answering,
): readonly Exchange[] => exchanges.map((one) => (one.eventId === id ? overhear(one, parts, begins) : one));

/** Call it when parts may have been missed. */
export const forgetOverheard = (exchanges: readonly Exchange[]): readonly Exchange[] =>
  exchanges.map((one) => (one.overheard ? { ...one, overheard: null } : one));

import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { type Exchange, isAnswering, newExchange } from './exchange.ts';
import { markdownText, toMarkdown } from './streaming-markdown.ts';

type QuestionEvent = Extract<AppendedEvent, { kind: 'question' }>;
type AnswerEvent = Extract<AppendedEvent, { kind: 'answer' }>;

/**
 * Takes in what the server has of the same session, in the order asked. The server's answer wins, except
 * over one that this window is receiving. The same list when nothing is new.
 */
export function mergeExchanges(
  exchanges: readonly Exchange[],
  events: readonly AppendedEvent[],
): readonly Exchange[] {
  const merged = [...exchanges];
  for (const event of events) {
    if (event.kind === 'question') mergeQuestion(merged, event);
    if (event.kind === 'answer') mergeAnswer(merged, event);
  }
  const changed = merged.length !== exchanges.length || merged.some((one, at) => one !== exchanges[at]);
  return changed ? merged.toSorted((a, b) => a.at - b.at) : exchanges;
}

/** How long an answer may take before it counts as lost. */
const ANSWER_LIMIT_MS = 120_000;

/** Ends what another window asked and the server never finished, as when it was killed meanwhile. */
export const giveUpOld = (exchanges: readonly Exchange[], now: number): readonly Exchange[] =>
  exchanges.map((exchange) =>
    exchange.status === 'elsewhere' && now - exchange.at > ANSWER_LIMIT_MS
      ? { ...exchange, status: 'failed', error: MESSAGES.failedToGetResponse }
      : exchange,
  );

/** A question that this window has sent, but whose id it was never told, is known by its words. */
function mergeQuestion(merged: Exchange[], { id: eventId, at, text, lines = [] }: QuestionEvent): void {
  if (merged.some((exchange) => exchange.eventId === eventId)) return;
  const own = merged.findIndex((exchange) => exchange.eventId === null && exchange.question.text === text);
  if (own >= 0) {
    merged[own] = { ...merged[own]!, eventId };
    return;
  }
  const question = { text, source: 'lines', lines } as const;
  const exchange = newExchange(nextId(merged), question, Date.parse(at));
  merged.push({ ...exchange, eventId, status: 'elsewhere' });
}

function mergeAnswer(merged: Exchange[], event: AnswerEvent): void {
  const place = merged.findIndex(({ eventId }) => eventId === event.exchange_id);
  const exchange = merged[place];
  if (!exchange || isAnswering(exchange)) return;
  const status = STATUS[event.state];
  const answeredBy = event.answered_by ?? exchange.answeredBy;
  const stoodIn = event.stood_in ?? exchange.stoodIn;
  const source = event.source ?? exchange.source;
  const isKnown = exchange.status === status && exchange.answeredBy === answeredBy;
  if (isKnown && markdownText(exchange.answer) === event.text) return;
  const { error: _, ...withoutError } = exchange;
  const error = status === 'failed' ? { error: MESSAGES.failedToGetResponse } : {};
  const answer = toMarkdown(event.text);
  merged[place] = { ...withoutError, answer, status, answeredBy, stoodIn, source, ...error };
}

const STATUS = { complete: 'done', partial: 'failed', stopped: 'stopped', failed: 'failed' } as const;

export const nextId = (exchanges: readonly Exchange[]): number =>
  1 + Math.max(0, ...exchanges.map(({ id }) => id));

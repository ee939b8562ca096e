import type { StoodIn } from '@pythia/contracts/answerer.ts';
import { appendMarkdown, EMPTY_MARKDOWN, type StreamingMarkdown } from './streaming-markdown.ts';

/**
 * `waiting` asked, nothing has come yet · `elsewhere` asked in another window, and not answered yet ·
 * `stopped` by the reader · `failed` with a sentence that says why.
 */
type ExchangeStatus = 'waiting' | 'streaming' | 'elsewhere' | 'done' | 'stopped' | 'failed';

export interface Question {
  readonly text: string;
  /** Whether the reader wrote it or it was made of lines of the transcript. */
  readonly source: 'typed' | 'lines';
  /** Keys of the lines that it asks about. */
  readonly lines: readonly string[];
  /** The line of an alternative that an earlier answer offered: it is to be answered with that. */
  readonly instead?: string;
}

/** One question and what came back, all of it or a part. */
export interface Exchange {
  /** Known in this window only. */
  readonly id: number;
  /** The id that the session's timeline gives it, once the server has told it. */
  readonly eventId: string | null;
  /** When it was asked, epoch milliseconds. */
  readonly at: number;
  readonly question: Question;
  readonly answer: StreamingMarkdown;
  readonly status: ExchangeStatus;
  /** The name of who answered, as shown; null until the server tells it. */
  readonly answeredBy: string | null;
  /** Why the built-in coach answered in place of a model; null where it did not. */
  readonly stoodIn: StoodIn | null;
  /** What the answer is drawn from, in a few words; null where nobody knows. */
  readonly source: string | null;
  readonly error?: string;
}

export const newExchange = (id: number, question: Question, at: number): Exchange => ({
  id,
  eventId: null,
  at,
  question,
  answer: EMPTY_MARKDOWN,
  status: 'waiting',
  answeredBy: null,
  stoodIn: null,
  source: null,
});

/** Whether this window is receiving the answer. */
export const isAnswering = ({ status }: Exchange): boolean => status === 'waiting' || status === 'streaming';

/** Text for an exchange that has ended comes too late and changes nothing. */
export const receive = (exchange: Exchange, text: string): Exchange =>
  isAnswering(exchange)
    ? { ...exchange, answer: appendMarkdown(exchange.answer, text), status: 'streaming' }
    : exchange;

export const endExchange = (
  exchange: Exchange,
  status: 'done' | 'stopped' | 'failed',
  error?: string,
): Exchange =>
  isAnswering(exchange) ? { ...exchange, status, ...(error === undefined ? {} : { error }) } : exchange;

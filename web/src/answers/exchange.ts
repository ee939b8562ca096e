import { appendMarkdown, EMPTY_MARKDOWN, type StreamingMarkdown } from './streaming-markdown.ts';

/** `waiting` asked, nothing has come yet · `stopped` by the reader · `failed` with a sentence that says why. */
type ExchangeStatus = 'waiting' | 'streaming' | 'done' | 'stopped' | 'failed';

/** One question and what came back, all of it or a part. */
export interface Exchange {
  readonly id: number;
  readonly question: string;
  readonly answer: StreamingMarkdown;
  readonly status: ExchangeStatus;
  readonly error?: string;
}

export const newExchange = (id: number, question: string): Exchange => ({
  id,
  question,
  answer: EMPTY_MARKDOWN,
  status: 'waiting',
});

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

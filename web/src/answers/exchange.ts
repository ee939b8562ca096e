import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { StoodIn } from '@pythia/contracts/answerer.ts';
import type { Cue } from '@pythia/contracts/cue.ts';
import type { Cut } from '@pythia/contracts/cut.ts';
import type { Sending } from '@pythia/contracts/interviews.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import type { AnswerProofPart } from '@pythia/contracts/proof.ts';
import type { AnswerForm } from '@pythia/contracts/style.ts';
import { randomId } from '#browser/id.ts';
import { appendMarkdown, EMPTY_MARKDOWN, type StreamingMarkdown } from './streaming-markdown.ts';

/**
 * `held`: server unreachable, will be sent; `elsewhere`: asked in another window, unanswered; `unsent`: taken
 * back while held.
 */
type ExchangeStatus =
  | 'waiting'
  | 'held'
  | 'streaming'
  | 'elsewhere'
  | 'done'
  | 'stopped'
  | 'unsent'
  | 'failed';

export interface ExchangeQuestion {
  readonly text: string;
  readonly source: 'typed' | 'lines';
  readonly lines: readonly string[];
  readonly before?: string;
  /** Title of another story to answer with. */
  readonly instead?: string;
  /** Id of the exchange that is asked once more. */
  readonly again?: string;
}

/** Characters. */
export const questionLimit = ({ source }: ExchangeQuestion): number =>
  source === 'typed' ? LIMITS.question : LIMITS.message;

export interface Exchange {
  /** Id in this window; the server's is `eventId`. */
  readonly id: number;
  readonly eventId: string | null;
  readonly at: number;
  /** Key of the detected question that was asked without a press. */
  readonly found?: string;
  readonly question: ExchangeQuestion;
  /** Newest attempt; absent in old copies. */
  readonly sending?: Sending;
  readonly cue?: Cue;
  readonly answer: StreamingMarkdown;
  /** Titles of other stories; with a note, to choose from. */
  readonly alternatives: readonly string[];
  readonly note: string | null;
  readonly status: ExchangeStatus;
  readonly answeredBy: string | null;
  readonly stoodIn: StoodIn | null;
  /** Where the answer is from, in a few words; null: unknown. */
  readonly source: string | null;
  readonly form?: AnswerForm;
  readonly remark?: string;
  readonly cut?: Cut;
  readonly proof?: readonly AnswerProofPart[];
  readonly error?: string;
  /** Event id whose answer is read from its beginning. */
  readonly overheard?: string | null;
}

export const nextId = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((next, { id }) => Math.max(next, id + 1), 1);

export const newExchange = (id: number, question: ExchangeQuestion, at: number): Exchange => ({
  id,
  eventId: null,
  at,
  question,
  answer: EMPTY_MARKDOWN,
  alternatives: [],
  note: null,
  status: 'waiting',
  answeredBy: null,
  stoodIn: null,
  source: null,
});

/** Attempts must have rising times, also when the clock was set back. */
export const sendAgain = (exchange: Exchange, now: number): Exchange & { readonly sending: Sending } => {
  const { id = randomId(), at = 0 } = exchange.sending ?? {};
  return { ...exchange, sending: { id, at: Math.max(at + 1, now) } };
};

export const isAnswering = ({ status }: Exchange): boolean =>
  status === 'waiting' || status === 'held' || status === 'streaming';

export const hold = (exchange: Exchange, isHeld: boolean): Exchange =>
  isAnswering(exchange) ? { ...exchange, status: isHeld ? 'held' : 'waiting' } : exchange;

export const receive = (exchange: Exchange, text: string): Exchange =>
  isAnswering(exchange) ? { ...take(exchange, { type: 'text', text }), status: 'streaming' } : exchange;

export const receiveBeside = (exchange: Exchange, part: Exclude<AnswerPart, { type: 'text' }>): Exchange =>
  isAnswering(exchange) ? take(exchange, part) : exchange;

/** @param begins true if the parts are all so far */
export function overhear(exchange: Exchange, parts: readonly AnswerPart[], begins: boolean): Exchange {
  const { id, eventId, question, at, status, sending, found } = exchange;
  if (status !== 'elsewhere' || !(begins || exchange.overheard === eventId)) return exchange;
  const asked = {
    ...newExchange(id, question, at),
    eventId,
    ...(sending && { sending }),
    ...(found && { found }),
    status,
    overheard: eventId,
  };
  return parts.reduce(take, begins ? asked : exchange);
}

function take(exchange: Exchange, part: AnswerPart): Exchange {
  switch (part.type) {
    case 'text':
      return { ...exchange, answer: appendMarkdown(exchange.answer, part.text) };
    case 'mark':
      return {
        ...exchange,
        eventId: part.exchange_id,
        answeredBy: part.answered_by,
        stoodIn: part.stood_in,
        ...(part.form && { form: part.form }),
      };
    case 'cue':
      return { ...exchange, cue: { title: part.title, beats: part.beats } };
    case 'source':
      return { ...exchange, source: part.text };
    case 'alternative':
      return { ...exchange, alternatives: [...exchange.alternatives, part.text] };
    case 'note':
      return { ...exchange, note: part.text };
    case 'remark':
      return { ...exchange, remark: part.text };
    case 'anew':
      return { ...exchange, answer: EMPTY_MARKDOWN, proof: [] };
    case 'unproved':
    case 'backed':
      return { ...exchange, proof: [...(exchange.proof ?? []), part] };
    case 'end':
      return part.cut ? { ...exchange, cut: part.cut } : exchange;
  }
}

export function endExchange(
  exchange: Exchange,
  end: 'done' | 'stopped' | 'failed',
  error?: string,
): Exchange {
  if (!isAnswering(exchange)) return exchange;
  const status = end === 'stopped' && exchange.status === 'held' ? 'unsent' : end;
  return { ...exchange, status, ...(error === undefined ? {} : { error }) };
}

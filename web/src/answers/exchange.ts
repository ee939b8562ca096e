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
 * `waiting` asked, nothing has come yet · `held` asked, but the server cannot be reached: it will be sent ·
 * `elsewhere` asked in another window, and not answered yet · `stopped` by the reader · `unsent` taken back while
 * it was held · `failed` with a sentence that says why.
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

export interface Question {
  readonly text: string;
  /** Whether the reader wrote it or it was made of lines of the transcript. */
  readonly source: 'typed' | 'lines';
  /** Keys of the lines that it asks about. */
  readonly lines: readonly string[];
  /** What was said before it and not asked about, by which half a question is understood. */
  readonly before?: string;
  /** The title of an alternative that an earlier answer offered: it is to be answered with that. */
  readonly instead?: string;
  /** What the timeline calls the exchange of which it asks the same again. */
  readonly again?: string;
}

/** How many characters it may have. */
export const questionLimit = ({ source }: Question): number =>
  source === 'typed' ? LIMITS.question : LIMITS.message;

/** One question and what came back, all of it or a part. */
export interface Exchange {
  /** Known in this window only. */
  readonly id: number;
  /** The id that the session's timeline gives it, once the server has told it. */
  readonly eventId: string | null;
  /** When it was asked, epoch milliseconds. */
  readonly at: number;
  /** The key of the question that was found, where it was asked by itself. */
  readonly found?: string;
  readonly question: Question;
  /** The newest attempt to send it; absent in what was kept before there were names for them. */
  readonly sending?: Sending;
  /** What can be said until the answer comes, at a glance; absent where there is nothing. */
  readonly cue?: Cue;
  /** What can be said aloud. */
  readonly answer: StreamingMarkdown;
  /** Stories that could be told, by the titles with which they are asked for; with a note, to choose from. */
  readonly alternatives: readonly string[];
  /** A line to the reader, not to be said. */
  readonly note: string | null;
  readonly status: ExchangeStatus;
  /** The name of who answered, as shown; null until the server tells it. */
  readonly answeredBy: string | null;
  /** Why the built-in coach answered in place of a model; null where it did not. */
  readonly stoodIn: StoodIn | null;
  /** What the answer is drawn from, in a few words; null where nobody knows. */
  readonly source: string | null;
  /** The form of the style in which it was given; absent without one. */
  readonly form?: AnswerForm;
  /** A line to the reader on how it is said. */
  readonly remark?: string;
  /** Why the answer is shorter than it would have been; absent where it is not. */
  readonly cut?: Cut;
  /** What is told of its claims; absent where nothing is. */
  readonly proof?: readonly AnswerProofPart[];
  /** Why it failed, or was not sent where the reader did not take it back. */
  readonly error?: string;
}

export const newExchange = (id: number, question: Question, at: number): Exchange => ({
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

/** Another attempt, later than the one before also where the clock was put back meanwhile. */
export const sendAgain = (exchange: Exchange, now: number): Exchange & { readonly sending: Sending } => {
  const { id = randomId(), at = 0 } = exchange.sending ?? {};
  return { ...exchange, sending: { id, at: Math.max(at + 1, now) } };
};

/** Whether this window is receiving the answer, or is about to. */
export const isAnswering = ({ status }: Exchange): boolean =>
  status === 'waiting' || status === 'held' || status === 'streaming';

export const hold = (exchange: Exchange, isHeld: boolean): Exchange =>
  isAnswering(exchange) ? { ...exchange, status: isHeld ? 'held' : 'waiting' } : exchange;

/** Text for an exchange that has ended comes too late and changes nothing. */
export const receive = (exchange: Exchange, text: string): Exchange =>
  isAnswering(exchange) ? { ...take(exchange, { type: 'text', text }), status: 'streaming' } : exchange;

/** Takes in what comes beside the text. */
export const receiveBeside = (exchange: Exchange, part: Exclude<AnswerPart, { type: 'text' }>): Exchange =>
  isAnswering(exchange) ? take(exchange, part) : exchange;

/** Parts of an answer that another window asked for. @param begins whether they are all so far */
export function overhear(exchange: Exchange, parts: readonly AnswerPart[], begins: boolean): Exchange {
  if (exchange.status !== 'elsewhere') return exchange;
  const { id, eventId, question, at, sending, found } = exchange;
  const asked = {
    ...newExchange(id, question, at),
    eventId,
    ...(sending && { sending }),
    ...(found && { found }),
    status: 'elsewhere' as const,
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

/** What is stopped while it is held was never sent. */
export function endExchange(
  exchange: Exchange,
  end: 'done' | 'stopped' | 'failed',
  error?: string,
): Exchange {
  if (!isAnswering(exchange)) return exchange;
  const status = end === 'stopped' && exchange.status === 'held' ? 'unsent' : end;
  return { ...exchange, status, ...(error === undefined ? {} : { error }) };
}

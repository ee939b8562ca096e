import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Cut } from '@pythia/contracts/cut.ts';
import type { Happening } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { AnswerForm } from '@pythia/contracts/style.ts';
import { AppError } from '#core/errors.ts';
import type { AnswerProof, ProofPart } from '#proof/prove-answers.ts';
import {
  ChatModelError,
  type ChatEvent,
  type ChatModel,
  type ChatRequest,
} from '#providers/llm/chat-model.ts';
import { AnswerBounds } from './answer-bounds.ts';

const BUSY_SECONDS = 10;

export interface StreamAnswerParts {
  model: ChatModel;
  /** What the timeline calls the exchange; absent outside of an interview. */
  exchangeId?: string | null;
  /** That of the style in which it is answered, where there is one. */
  form?: AnswerForm | undefined;
  /** Hears who answers, before the first text. */
  onAnswerer: (by: AnsweredBy) => void;
  /** Finds what a language model's answer is drawn from, in a few words; null where that is not plain. */
  sourceOf?: (text: string) => string | null;
  /** What tells of a language model's answer what nothing supports; undefined where there is none. */
  proof?: Promise<AnswerProof | undefined> | undefined;
  /** Is awaited before the first text is given. */
  beforeFirst?: (() => Promise<void>) | undefined;
  /** Called once when the stream has ended, in whatever way, with what was answered. */
  onEnd: (end: AnswerEnd) => void;
  onFailure: (error: ChatModelError) => void;
}

export type AnsweredBy = Pick<AnswerEnd, 'answered_by' | 'stood_in' | 'source'>;

export type AnswerEnd = Omit<Extract<Happening, { kind: 'answer' }>, 'kind' | 'exchange_id'>;

/**
 * The model's answer part by part. One that says the same again and again, or passes its bound, is ended there.
 * @throws AppError `upstream-failed`, `unavailable` or `upstream-timeout`, or the reason of an abort, before the
 * first part or after any
 */
export async function* streamAnswer(
  {
    model,
    exchangeId = null,
    form,
    onAnswerer,
    sourceOf,
    proof,
    beforeFirst,
    onEnd,
    onFailure,
  }: StreamAnswerParts,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const askedAt = performance.now();
  let firstTextMs: number | null = null;
  const said: Said = { text: '', alternatives: [], note: null };
  let proved: AnswerProof | undefined;
  let by: AnsweredBy = { answered_by: null, stood_in: null, source: null };
  let usage: AnswerEnd['usage'] = null;
  let isOfModel = false;
  let isComplete = false;
  let cut: Cut | undefined;
  let bounds = new AnswerBounds(request, isOfModel);
  try {
    for await (const event of model.stream(request, signal)) {
      if (event.type === 'usage') usage = event.usage;
      else if (event.type === 'answerer') {
        isOfModel = event.answerer.kind !== 'coach';
        bounds = new AnswerBounds(request, isOfModel);
        onAnswerer((by = answeredBy(event)));
      } else if (event.type === 'cut') ({ cut } = event);
      else if (event.type === 'anew') {
        said.text = '';
        delete said.proof;
        proved?.beginAnew();
        bounds = new AnswerBounds(request, isOfModel);
        yield event;
      } else {
        if (firstTextMs === null) {
          firstTextMs = millisecondsSince(askedAt);
          await beforeFirst?.();
          yield* beginning({ exchange_id: exchangeId, ...(form && { form }) }, by);
        }
        const given = event.type === 'text' ? bounds.take(event.text) : undefined;
        const part = given ? { ...event, text: given.text } : event;
        take(said, part);
        yield part;
        if (given && isOfModel && proof) {
          proved ??= await proof; // behind the first words, which wait for nothing
          if (proved) yield* keep(said, proved.read(given.text));
        }
        if ((cut = given?.cut)) break;
      }
    }
    signal.throwIfAborted(); // models end then as if all were said
    isComplete = cut === undefined;
    if (proved) yield* keep(said, proved.end());
    const source =
      isOfModel && isComplete && !hasUnproved(said) ? sourceOf?.(said.text)?.toWellFormed() : undefined;
    if (source) {
      by = { ...by, source };
      yield { type: 'source', text: source };
    }
    yield { type: 'end', state: isComplete ? 'complete' : 'partial', ...(cut && { cut }), usage };
  } catch (error) {
    if (!(error instanceof ChatModelError)) throw error;
    onFailure(error);
    throw forCaller(error);
  } finally {
    onEnd({
      ...said,
      state: stateOf({ text: said.text, isComplete, isStopped: signal.aborted }),
      ...(cut && { cut }),
      first_text_ms: firstTextMs,
      total_ms: millisecondsSince(askedAt),
      ...by,
      usage,
      ...(form && { form }),
    });
  }
}

/** What others wrote may have half a character, which no header and no database takes. */
const answeredBy = ({ answerer, stoodIn, source }: Extract<ChatEvent, { type: 'answerer' }>): AnsweredBy => ({
  answered_by: answerer.name.toWellFormed(),
  stood_in: stoodIn,
  source: source?.toWellFormed() ?? null,
});

function* beginning(
  exchange: { exchange_id: string | null; form?: AnswerForm },
  { source, ...by }: AnsweredBy,
): Generator<AnswerPart> {
  yield { type: 'mark', ...exchange, ...by };
  if (source !== null) yield { type: 'source', text: source };
}

type Said = Pick<AnswerEnd, 'text' | 'alternatives' | 'note' | 'remark' | 'proof'>;

function* keep(said: Said, parts: readonly ProofPart[]): Generator<AnswerPart> {
  if (parts.length > 0) said.proof = [...(said.proof ?? []), ...parts];
  yield* parts;
}

/** No source stands below what is not all from there. */
const hasUnproved = ({ proof = [] }: Said): boolean => proof.some(({ type }) => type === 'unproved');

function take(said: Said, { type, text }: Extract<ChatEvent, { text: string }>): void {
  if (type === 'text') said.text += text;
  else if (type === 'alternative') said.alternatives.push(text);
  else if (type === 'note') said.note = text;
  else said.remark = text;
}

const millisecondsSince = (instant: number): number => Math.round(performance.now() - instant);

function stateOf(end: { text: string; isComplete: boolean; isStopped: boolean }): AnswerEnd['state'] {
  if (end.isStopped) return 'stopped';
  if (end.isComplete) return 'complete';
  return end.text === '' ? 'failed' : 'partial';
}

function forCaller(cause: ChatModelError): AppError {
  switch (cause.code) {
    case 'refused':
      return new AppError('upstream-failed', SERVER_MESSAGES.answerServiceRefused, { cause });
    case 'busy':
      return new AppError('unavailable', SERVER_MESSAGES.answerServiceBusy, {
        retryAfter: cause.retryAfter ?? BUSY_SECONDS,
        cause,
      });
    case 'timeout':
      return new AppError('upstream-timeout', SERVER_MESSAGES.answerServiceSlow, { cause });
    case 'limit':
      return new AppError('upstream-failed', SERVER_MESSAGES.answerServiceLimit, { cause });
    case 'filtered':
      return new AppError('upstream-failed', SERVER_MESSAGES.answerServiceFiltered, { cause });
    case 'failed':
      return new AppError('upstream-failed', MESSAGES.answerServiceFailed, { cause });
  }
}

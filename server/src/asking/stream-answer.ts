import { setImmediate } from 'node:timers/promises';
import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Cue } from '@pythia/contracts/cue.ts';
import type { Cut } from '@pythia/contracts/cut.ts';
import type { Happening } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { AnswerForm } from '@pythia/contracts/style.ts';
import { AppError } from '#core/errors.ts';
import { ModelError } from '#providers/llm/language-model.ts';
import type { Answerer, AnswerEvent } from './answerer.ts';

const BUSY_SECONDS = 10;

export interface StreamAnswerParts<Question> {
  answerer: Answerer<Question>;
  exchangeId?: string | null;
  /** A few words to read at a glance; sent as soon as known. */
  cue?: Promise<Cue | null> | undefined;
  onAnswerer: (by: AnsweredBy) => void;
  beforeFirst?: (() => Promise<void>) | undefined;
  onFirstWords?: ((ms: number) => void) | undefined;
  onEnd: (end: AnswerEnd) => void;
  onFailure: (error: ModelError) => void;
}

export type AnsweredBy = Pick<AnswerEnd, 'answered_by' | 'stood_in' | 'source'>;

export type AnswerEnd = Omit<Extract<Happening, { kind: 'answer' }>, 'kind' | 'exchange_id'>;

/**
 * @throws AppError `upstream-failed`, `unavailable` or `upstream-timeout` before the first part; an abort's
 * reason any time
 */
export async function* streamAnswer<Question>(
  {
    answerer,
    cue: glance,
    exchangeId = null,
    onAnswerer,
    beforeFirst,
    onFirstWords,
    onEnd,
    onFailure,
  }: StreamAnswerParts<Question>,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const askedAt = performance.now();
  let firstTextMs: number | null = null;
  const said: Said = { text: '', alternatives: [], note: null };
  let by: AnsweredBy = NOBODY;
  let form: AnswerForm | undefined;
  let usage: AnswerEnd['usage'] = null;
  let isComplete = false;
  let cut: Cut | undefined;
  try {
    const events = answerer.answer(question, signal)[Symbol.asyncIterator]();
    for await (const event of glance ? behindCue(glance, events) : rest(events)) {
      if (event.type === 'answerer') {
        ({ form } = event);
        onAnswerer((by = answeredBy(event)));
      } else if (event.type === 'cue') {
        const { type: _, ...cue } = event;
        said.cue = cue;
        yield* beginning({ exchange_id: exchangeId }, NOBODY);
        yield event;
      } else if (event.type === 'end') {
        ({ cut, usage } = event);
        if (event.failure) onFailure(event.failure);
      } else {
        if (firstTextMs === null && event.type !== 'anew') {
          firstTextMs = millisecondsSince(askedAt);
          await beforeFirst?.();
          onFirstWords?.(firstTextMs);
          yield* beginning({ exchange_id: exchangeId, ...(form && { form }) }, by);
        }
        if (event.type === 'source') by = { ...by, source: event.text };
        else take(said, event);
        yield event;
      }
    }
    signal.throwIfAborted();
    isComplete = cut === undefined || cut === 'unknown';
    yield { type: 'end', state: isComplete ? 'complete' : 'partial', ...(cut && { cut }), usage };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
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

/** Sends the cue first, unless the answer's text is there before it. */
function behindCue(
  glance: Promise<Cue | null>,
  events: AsyncIterator<AnswerEvent>,
): AsyncIterable<AnswerEvent | ({ type: 'cue' } & Cue)> {
  let first: Promise<IteratorResult<AnswerEvent>> | undefined;
  const takeFirst = () => {
    const begun = first!;
    first = undefined;
    return begun;
  };
  const open = async () => {
    first = events.next();
    let hasBegun = false;
    const begun = first.then(() => {
      hasBegun = true;
      return null;
    });
    const cue = await Promise.race([glance.then((told) => told ?? begun), begun]);
    await setImmediate(); // an immediate answer needs no cue
    return cue && !hasBegun ? { done: false as const, value: { type: 'cue' as const, ...cue } } : takeFirst();
  };
  let isOpen = false;
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        if (isOpen) return first ? takeFirst() : events.next();
        isOpen = true;
        return open();
      },
      return: async () => {
        first?.catch(() => {});
        return (await events.return?.()) ?? { done: true, value: undefined };
      },
    }),
  };
}

const rest = (events: AsyncIterator<AnswerEvent>): AsyncIterable<AnswerEvent> => ({
  [Symbol.asyncIterator]: () => events,
});

/** Text from outside may have half a surrogate pair, which headers and databases refuse. */
const answeredBy = ({
  answerer,
  stoodIn,
  source,
}: Extract<AnswerEvent, { type: 'answerer' }>): AnsweredBy => ({
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

const NOBODY: AnsweredBy = { answered_by: null, stood_in: null, source: null };

type Said = Pick<AnswerEnd, 'text' | 'alternatives' | 'note' | 'remark' | 'proof' | 'cue'>;

function take(said: Said, part: Exclude<AnswerEvent, { type: 'answerer' | 'source' | 'end' }>): void {
  switch (part.type) {
    case 'text':
      said.text += part.text;
      break;
    case 'anew':
      said.text = '';
      delete said.proof;
      break;
    case 'alternative':
      said.alternatives.push(part.text);
      break;
    case 'note':
      said.note = part.text;
      break;
    case 'remark':
      said.remark = part.text;
      break;
    case 'unproved':
    case 'backed':
      said.proof = [...(said.proof ?? []), part];
  }
}

const millisecondsSince = (instant: number): number => Math.round(performance.now() - instant);

function stateOf(end: { text: string; isComplete: boolean; isStopped: boolean }): AnswerEnd['state'] {
  if (end.isStopped) return 'stopped';
  if (end.isComplete) return 'complete';
  return end.text === '' ? 'failed' : 'partial';
}

function forCaller(cause: ModelError): AppError {
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
    case 'declined':
      return new AppError('upstream-failed', SERVER_MESSAGES.answerServiceDeclined, { cause });
    case 'filtered':
      return new AppError('upstream-failed', SERVER_MESSAGES.answerServiceFiltered, { cause });
    case 'absent':
    case 'failed':
      return new AppError('upstream-failed', MESSAGES.answerServiceFailed, { cause });
  }
}

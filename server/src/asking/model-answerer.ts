import type { StoodIn } from '@pythia/contracts/answerer.ts';
import type { Cut } from '@pythia/contracts/cut.ts';
import type { AnswerProof, ProofPart } from '#proof/prove-answers.ts';
import {
  type LanguageModel,
  ModelError,
  type ModelErrorCode,
  type ModelEvent,
  type ModelRequest,
} from '#providers/llm/language-model.ts';
import { AnswerBounds } from './answer-bounds.ts';
import type { Answerer, AnswerEvent } from './answerer.ts';

export interface Prompt {
  request: ModelRequest;
  timesSaid: number;
  /** Source of a whole answer in a few words; null where unclear. */
  sourceOf?: ((text: string) => string | null) | undefined;
  /** First words wait for nothing. */
  proof?: (() => Promise<AnswerProof | undefined>) | undefined;
}

const NO_PROMPT: Prompt = { request: { messages: [], maxTokens: 0, temperature: 0 }, timesSaid: 1 };

/** Uses a language model as answerer. Repetition or excess length ends its answer. */
export const modelAnswerer = <Question>(
  model: LanguageModel,
  promptFor: (question: Question) => Prompt | Promise<Prompt>,
): Answerer<Question> => ({
  get label() {
    return model.label;
  },
  async *answer(question, signal): AsyncGenerator<AnswerEvent> {
    const prompt = model.label ? await promptFor(question) : NO_PROMPT;
    signal.throwIfAborted();
    yield* read(model.stream(prompt.request, signal), prompt, signal);
  },
});

async function* read(
  events: AsyncIterable<ModelEvent>,
  { request: { maxTokens }, timesSaid, sourceOf, proof }: Prompt,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const fresh = () => new AnswerBounds({ maxTokens, timesSaid });
  let bounds = fresh();
  let said = '';
  let isProved = true;
  let proving: Promise<AnswerProof | undefined> | undefined;
  let proved: AnswerProof | undefined;
  const told = (parts: ProofPart[]): ProofPart[] => {
    if (parts.some(({ type }) => type === 'unproved')) isProved = false;
    return parts;
  };
  const end = function* (cut: Cut | undefined): Generator<AnswerEvent> {
    if (proved) yield* told(proved.end());
    // no source below text that is only partly from there
    const source = cut === undefined && isProved ? sourceOf?.(said)?.toWellFormed() : null;
    if (source) yield { type: 'source', text: source };
  };
  for await (const event of events) {
    switch (event.type) {
      case 'answerer':
        yield { ...event, stoodIn: null, source: null };
        break;
      case 'anew':
        [bounds, said, isProved] = [fresh(), '', true];
        proved?.beginAnew();
        yield event;
        break;
      case 'text': {
        const { text, cut } = bounds.take(event.text);
        said += text;
        yield { type: 'text', text };
        proving ??= proof?.();
        proved ??= await proving;
        if (proved) yield* told(proved.read(text));
        if (!cut) break;
        yield* end(cut);
        return yield { type: 'end', cut, usage: null };
      }
      case 'end': {
        const cut = event.ended === 'stop' ? undefined : event.ended;
        if (!signal.aborted) yield* end(cut);
        yield { type: 'end', cut, usage: event.usage, failure: event.failure };
      }
    }
  }
}

/**
 * Gives the first answerer's answer; if it fails before its first word, the second's, with the reason unless
 * the first was absent. Answers are never half of each.
 * @param standsInFor failures that the second takes over
 */
export const standIn = <Question>(
  first: Answerer<Question>,
  second: Answerer<Question>,
  onFailure: (error: ModelError) => void,
  standsInFor: (code: ModelErrorCode) => boolean = () => true,
): Answerer<Question> => ({
  get label() {
    return first.label ?? second.label;
  },
  async *answer(question, signal): AsyncGenerator<AnswerEvent> {
    let hasText = false;
    try {
      for await (const event of first.answer(question, signal)) {
        if (event.type === 'text') hasText = true;
        if (event.type === 'anew') hasText = false;
        yield event;
      }
      return;
    } catch (error) {
      if (hasText || !(error instanceof ModelError) || !standsInFor(error.code)) throw error;
      if (error.code !== 'absent') onFailure(error);
      yield* marked(second.answer(question, signal), WHY[error.code]);
    }
  },
});

const WHY: Record<ModelErrorCode, StoodIn | null> = {
  absent: null,
  timeout: 'slow',
  busy: 'busy',
  refused: 'refused',
  filtered: 'filtered',
  declined: 'declined',
  limit: 'limit',
  failed: 'failed',
};

async function* marked(
  events: AsyncIterable<AnswerEvent>,
  stoodIn: StoodIn | null,
): AsyncGenerator<AnswerEvent> {
  for await (const event of events) yield event.type === 'answerer' ? { ...event, stoodIn } : event;
}

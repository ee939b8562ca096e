import type { Cut } from '@pythia/contracts/cut.ts';
import type { AnswerProof, ProofPart } from '#proof/prove-answers.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from '#providers/llm/language-model.ts';
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

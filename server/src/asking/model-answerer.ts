import type { Cut } from '@pythia/contracts/cut.ts';
import type { AnswerProof, ProofPart } from '#proof/prove-answers.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from '#providers/llm/language-model.ts';
import { AnswerBounds } from './answer-bounds.ts';
import type { Answerer, AnswerEvent } from './answerer.ts';

/** What a language model is asked, and how its answer is read. */
export interface Prompt {
  request: ModelRequest;
  /** How many times it may say a sentence. */
  timesSaid: number;
  /** Finds what a whole answer is drawn from, in a few words; null where that is not plain. */
  sourceOf?: ((text: string) => string | null) | undefined;
  /** What tells which of its words nothing supports; undefined where there is none. */
  proof?: Promise<AnswerProof | undefined> | undefined;
}

/** Of a model that is not there: it says so, whatever it is asked. */
const NO_PROMPT: Prompt = { request: { messages: [], maxTokens: 0, temperature: 0 }, timesSaid: 1 };

/**
 * A language model, asked by what a feature makes of a question. An answer that says the same again and again, or passes
 * its bound, is ended there.
 */
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
  let proved: AnswerProof | undefined;
  const told = (parts: ProofPart[]): ProofPart[] => {
    if (parts.some(({ type }) => type === 'unproved')) isProved = false;
    return parts;
  };
  const end = function* (cut: Cut | undefined): Generator<AnswerEvent> {
    if (proved) yield* told(proved.end());
    // no source stands below what is not all from there
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
        proved ??= await proof; // behind the first words, which wait for nothing
        if (proved) yield* told(proved.read(text));
        if (!cut) break;
        yield* end(cut);
        return yield { type: 'end', cut, usage: null };
      }
      case 'end': {
        const cut = event.ended === 'stop' ? undefined : event.ended;
        if (!signal.aborted) yield* end(cut); // an answer that was stopped is told nothing more
        yield { type: 'end', cut, usage: event.usage, failure: event.failure };
      }
    }
  }
}

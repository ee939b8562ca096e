import { ModelError, type ModelEvent, type ModelRequest } from '../language-model.ts';
import { Thoughts } from './thoughts.ts';

/** Of most questions of an interview; beside the longest prompt it has room in the contexts of services. */
const THOUGHT_TOKENS = 4_000;

type Ask = (how: {
  request: ModelRequest;
  thoughts: Thoughts;
  /** Of the time to the first token. */
  spentMs: number;
}) => AsyncIterable<ModelEvent>;

/** What is known of a service's models that think before they speak. */
export class Thinkers {
  /** Those whose thoughts reach the bound of an answer before its first word. */
  readonly #needRoom = new Set<string>();
  /** Those whose thoughts are begun by a template, so that the text has their end alone. */
  readonly #beginUnseen = new Set<string>();

  /** The model's answer; where its thoughts took all of the tokens, it is asked again with room for them. */
  async *answer(model: string, request: ModelRequest, ask: Ask): AsyncGenerator<ModelEvent> {
    const hasRoom = this.#needRoom.has(model);
    const askedAt = performance.now();
    try {
      yield* this.#ask(model, ask, hasRoom ? withRoom(request) : request, 0);
    } catch (error) {
      if (hasRoom || !(error instanceof ModelError) || error.code !== 'limit') throw error;
      this.#needRoom.add(model);
      yield* this.#ask(model, ask, withRoom(request), performance.now() - askedAt);
    }
  }

  async *#ask(model: string, ask: Ask, request: ModelRequest, spentMs: number): AsyncGenerator<ModelEvent> {
    const thoughts = new Thoughts(this.#beginUnseen.has(model));
    try {
      yield* ask({ request, thoughts, spentMs });
    } finally {
      if (thoughts.isBeginningUnseen === true) this.#beginUnseen.add(model);
      if (thoughts.isBeginningUnseen === false) this.#beginUnseen.delete(model);
    }
  }
}

const withRoom = (request: ModelRequest): ModelRequest => ({
  ...request,
  maxTokens: request.maxTokens + THOUGHT_TOKENS,
});

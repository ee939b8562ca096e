import type { ChatModel } from '#providers/llm/chat-model.ts';
import { SpeechError, type SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';
import type { Metrics } from './metrics.ts';

/** The recogniser, with its streams, finals and failures counted. */
export function meteredRecogniser(recogniser: SpeechRecogniser, metrics: Metrics): SpeechRecogniser {
  return {
    name: recogniser.name,
    languages: recogniser.languages,
    status: () => recogniser.status(),
    close: () => recogniser.close(),
    async *transcribe(...given) {
      metrics.streamOpened();
      try {
        for await (const event of recogniser.transcribe(...given)) {
          if (event.type === 'final') metrics.finalHeard();
          yield event;
        }
      } catch (error) {
        const isRefusal = error instanceof SpeechError && error.code === 'capacity';
        if (!isRefusal) metrics.upstreamFailed('speech');
        throw error;
      } finally {
        metrics.streamClosed();
      }
    },
  };
}

/** The model, with its failures counted and the time to its first words taken. */
export function meteredModel(model: ChatModel, metrics: Metrics): ChatModel {
  return {
    get answerer() {
      return model.answerer;
    },
    get warmUp() {
      return model.warmUp;
    },
    close: () => model.close(),
    stream: (request, signal) => {
      const asked = performance.now();
      let hasBegun = false;
      return watched(model.stream(request, signal), {
        item: ({ type }) => {
          if (hasBegun || type !== 'text') return;
          hasBegun = true;
          metrics.answerBegan((performance.now() - asked) / 1_000);
        },
        failure: () => metrics.upstreamFailed('answers'),
      });
    },
  };
}

/** Looks at what passes. Not a generator, which would take three promises for each token. */
function watched<T>(
  source: AsyncIterable<T>,
  see: { item: (item: T) => void; failure: () => void },
): AsyncIterable<T> {
  const items = source[Symbol.asyncIterator]();
  const pass = (result: IteratorResult<T>): IteratorResult<T> => {
    if (!result.done) see.item(result.value);
    return result;
  };
  const fail = (error: unknown): never => {
    see.failure();
    throw error;
  };
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => items.next().then(pass, fail),
      return: async () => (await items.return?.()) ?? { done: true, value: undefined },
    }),
  };
}

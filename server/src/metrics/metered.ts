import { type LanguageModel, ModelError } from '#providers/llm/language-model.ts';
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

/** The model, with its failures counted: also those in the middle of an answer. */
export function meteredModel(model: LanguageModel, metrics: Metrics): LanguageModel {
  const failed = (): void => metrics.upstreamFailed('answers');
  return {
    get label() {
      return model.label;
    },
    get warmUp() {
      return model.warmUp;
    },
    forget: () => model.forget?.(),
    close: () => model.close(),
    stream: (request, signal) =>
      watched(model.stream(request, signal), {
        item: (event) => {
          if (event.type === 'end' && event.ended === 'broken') failed();
        },
        failure: (error) => {
          if (!(error instanceof ModelError) || error.code !== 'absent') failed();
        },
      }),
  };
}

/** Looks at what passes. Not a generator, which would take three promises for each token. */
function watched<T>(
  source: AsyncIterable<T>,
  see: { item: (item: T) => void; failure: (error: unknown) => void },
): AsyncIterable<T> {
  const items = source[Symbol.asyncIterator]();
  const pass = (result: IteratorResult<T>): IteratorResult<T> => {
    if (!result.done) see.item(result.value);
    return result;
  };
  const fail = (error: unknown): never => {
    see.failure(error);
    throw error;
  };
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => items.next().then(pass, fail),
      return: async () => (await items.return?.()) ?? { done: true, value: undefined },
    }),
  };
}

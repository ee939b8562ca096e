import type { ChatModel } from '#providers/llm/chat-model.ts';
import type { SpeechRecogniser } from '#providers/speech/speech-recogniser.ts';
import type { Metrics } from './metrics.ts';

/** The recogniser, with its streams, finals and failures counted. */
export function meteredRecogniser(recogniser: SpeechRecogniser, metrics: Metrics): SpeechRecogniser {
  return {
    name: recogniser.name,
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
        metrics.upstreamFailed('speech');
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
    async *stream(request, signal) {
      const asked = performance.now();
      let hasBegun = false;
      try {
        for await (const event of model.stream(request, signal)) {
          if (event.type === 'text' && !hasBegun) {
            metrics.answerBegan((performance.now() - asked) / 1_000);
            hasBegun = true;
          }
          yield event;
        }
      } catch (error) {
        metrics.upstreamFailed('answers');
        throw error;
      }
    },
  };
}

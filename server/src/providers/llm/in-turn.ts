import { type LanguageModel, ModelError, type ModelEvent, type ModelRequest } from './language-model.ts';

export function inTurn(models: readonly LanguageModel[]): LanguageModel {
  const first = (): LanguageModel | undefined => models.find(({ label }) => label !== null);
  return {
    get label() {
      return first()?.label ?? null;
    },
    get warmUp() {
      return first()?.warmUp;
    },
    stream: (request, signal) => {
      const model = first();
      return model ? model.stream(request, signal) : askNone(models, request, signal);
    },
    forget: () => {
      for (const model of models) model.forget?.();
    },
    close: async () => void (await Promise.all(models.map((model) => model.close()))),
  };
}

async function* askNone(
  models: readonly LanguageModel[],
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  let absent: unknown;
  for (const model of models) {
    try {
      return yield* model.stream(request, signal);
    } catch (error) {
      if (!(error instanceof ModelError) || error.code !== 'absent') throw error;
      absent = error;
    }
  }
  throw absent;
}

import { type LanguageModel, ModelError, type ModelEvent, type ModelRequest } from '../language-model.ts';
import { ollama } from '../ollama/ollama.ts';
import { openAiCompatible } from '../openai-compatible/openai-compatible.ts';
import { findServer, USUAL_ORIGINS, type Origins } from './find-server.ts';
import type { FoundServer } from './found-server.ts';

const FIRST_WAIT_MS = 1_000;

export interface LocalModelsOptions {
  model?: string | undefined;
  origins?: Origins | undefined;
  probeEveryMs?: number | undefined;
  firstTokenMs?: number | undefined;
  onMalformedEvent: () => void;
  onNone?: (() => void) | undefined;
  onFound?: (() => void) | undefined;
}

/**
 * Model server of this machine. Probes go on while none is present, so one started later needs no restart.
 */
export function localModels(options: LocalModelsOptions): LanguageModel {
  const { origins = USUAL_ORIGINS, probeEveryMs = 60_000 } = options;
  const closing = new AbortController();
  const connect = connector(options);
  let model: LanguageModel | undefined;
  let isLost = false;
  let timer: NodeJS.Timeout | undefined;

  const probe = async (waitMs = Math.min(FIRST_WAIT_MS, probeEveryMs)): Promise<void> => {
    const server = await findServer(origins, options.model, closing.signal);
    if (closing.signal.aborted) return;
    model = server && connect.to(server);
    if (model) return options.onFound?.();
    options.onNone?.();
    timer = setTimeout(() => (probing = probe(Math.min(waitMs * 2, probeEveryMs))), waitMs).unref();
  };
  let probing = probe();

  /** A timeout means slow; other failures may mean that the server is gone or has another model. */
  const giveUp = (failed: LanguageModel, error: unknown): void => {
    if (!(error instanceof ModelError) || !MAY_BE_GONE.has(error.code) || model !== failed) return;
    model = undefined;
    isLost = true;
    probing = probe();
  };

  return {
    get label() {
      return model?.label ?? null;
    },
    get warmUp() {
      return model?.warmUp;
    },
    async *stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
      const asked = model;
      if (!asked) throw new ModelError(isLost ? 'failed' : 'absent', 'No model server is there');
      try {
        yield* asked.stream(request, signal);
      } catch (error) {
        giveUp(asked, error);
        throw error;
      }
    },
    close: async () => {
      closing.abort();
      await probing;
      clearTimeout(timer);
      await connect.close();
    },
  };
}

const MAY_BE_GONE: ReadonlySet<ModelError['code']> = new Set(['refused', 'failed'] as const);

function connector({ firstTokenMs, onMalformedEvent }: LocalModelsOptions) {
  const connected = new Map<string, LanguageModel>();
  return {
    to: (server: FoundServer): LanguageModel => {
      const key = `${server.origin} ${server.model}`;
      const model = connected.get(key) ?? adapterFor(server, { firstTokenMs, onMalformedEvent });
      connected.set(key, model);
      return model;
    },
    close: async () => void (await Promise.all([...connected.values()].map((model) => model.close()))),
  };
}

function adapterFor(
  { kind, origin, model, name }: FoundServer,
  options: { firstTokenMs: number | undefined; onMalformedEvent: () => void },
): LanguageModel {
  const label = { name, kind: 'local' as const };
  if (kind === 'ollama') return ollama({ origin, model, label, ...options });
  const ownFields = kind === 'llama-cpp' ? LLAMA_CPP_FIELDS : {};
  return openAiCompatible({
    baseUrl: `${origin}/v1`,
    model,
    label,
    ownFields,
    readsAhead: true,
    ...options,
  });
}

const LLAMA_CPP_FIELDS = { cache_prompt: true, chat_template_kwargs: { enable_thinking: false } };

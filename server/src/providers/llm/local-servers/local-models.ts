import type { ChatModel, ChatModelError, ChatRequest } from '../chat-model.ts';
import { ollama } from '../ollama/ollama.ts';
import { openAiCompatible } from '../openai-compatible/openai-compatible.ts';
import { answerOrStandIn, standIn } from '../stand-in.ts';
import { findServer, USUAL_ORIGINS, type Origins } from './find-server.ts';
import type { FoundServer } from './found-server.ts';

const FIRST_WAIT_MS = 1_000;

export interface LocalModelsOptions {
  /** Answers while no server is there, and where one does not in time. */
  coach: ChatModel;
  /** The model to prefer. */
  model?: string | undefined;
  origins?: Origins | undefined;
  /** The longest time between two probes while none is there. */
  probeEveryMs?: number | undefined;
  firstTokenMs?: number | undefined;
  /** Hears of each failure in whose place the coach answered. */
  onFailure: (error: ChatModelError) => void;
  onMalformedEvent: () => void;
}

/**
 * A model server of this machine, probed for at once and then repeatedly while none is there, so that
 * one that is started later is used without a restart. The coach answers meanwhile.
 */
export function localModels(options: LocalModelsOptions): ChatModel {
  const { coach, origins = USUAL_ORIGINS, probeEveryMs = 60_000 } = options;
  const closing = new AbortController();
  const connect = connector(options);
  let model: ChatModel | undefined;
  /** Whether there was one before: its users are then told that the coach answers in its place. */
  let isLost = false;
  let timer: NodeJS.Timeout | undefined;

  /** Backs off exponentially: at first soon again, since a server that restarts comes back within seconds. */
  const probe = async (waitMs = Math.min(FIRST_WAIT_MS, probeEveryMs)): Promise<void> => {
    const server = await findServer(origins, options.model, closing.signal);
    if (closing.signal.aborted) return;
    model = server && connect.to(server);
    if (model) return;
    timer = setTimeout(() => (probing = probe(Math.min(waitMs * 2, probeEveryMs))), waitMs).unref();
  };
  let probing = probe();

  /** A timeout means slow, not gone; after any other failure the server may be gone, or have another model. */
  const giveUp = (failed: ChatModel, error: ChatModelError): void => {
    options.onFailure(error);
    if (error.code === 'timeout' || model !== failed) return;
    model = undefined;
    isLost = true;
    probing = probe();
  };

  return {
    get answerer() {
      return (model ?? coach).answerer;
    },
    get warmUp() {
      return (model ?? coach).warmUp;
    },
    stream(request: ChatRequest, signal: AbortSignal) {
      const asked = model;
      if (asked) {
        const onFailure = (error: ChatModelError): void => giveUp(asked, error);
        return answerOrStandIn({ model: asked, coach, onFailure }, request, signal);
      }
      return isLost ? standIn(coach, 'failed', request, signal) : coach.stream(request, signal);
    },
    close: async () => {
      closing.abort();
      await probing;
      clearTimeout(timer);
      await connect.close();
      await coach.close();
    },
  };
}

/** One adapter for each model ever found, since answers may still run when a server is probed for again. */
function connector({ firstTokenMs = 4_000, onMalformedEvent }: LocalModelsOptions) {
  const connected = new Map<string, ChatModel>();
  return {
    to: (server: FoundServer): ChatModel => {
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
  options: { firstTokenMs: number; onMalformedEvent: () => void },
): ChatModel {
  const answerer = { name, kind: 'local' as const };
  if (kind === 'ollama') return ollama({ origin, model, answerer, ...options });
  const ownFields = kind === 'llama-cpp' ? LLAMA_CPP_FIELDS : {};
  return openAiCompatible({
    baseUrl: `${origin}/v1`,
    model,
    answerer,
    ownFields,
    readsAhead: true,
    ...options,
  });
}

/** What was read before is not read again, and nobody waits for thoughts that are not shown. */
const LLAMA_CPP_FIELDS = { cache_prompt: true, chat_template_kwargs: { enable_thinking: false } };

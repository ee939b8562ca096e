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
  /** The longest time between two looks while none is there. */
  lookEveryMs?: number | undefined;
  firstTokenMs?: number | undefined;
  /** Hears of each failure in whose place the coach answered. */
  onFailure: (error: ChatModelError) => void;
  onMalformedEvent: () => void;
}

/**
 * A model server of this machine, looked for at once and then again and again while none is there, so that
 * one that is started later is used without a restart. The coach answers meanwhile.
 */
export function localModels(options: LocalModelsOptions): ChatModel {
  const { coach, origins = USUAL_ORIGINS, lookEveryMs = 60_000 } = options;
  const closing = new AbortController();
  const connect = connector(options);
  let model: ChatModel | undefined;
  /** Whether there was one before, so that its users are told that the coach answers in its place. */
  let isLost = false;
  let timer: NodeJS.Timeout | undefined;

  /** Soon again at first: a starting machine is busy, and a server that is started anew comes back. */
  const look = async (waitMs = Math.min(FIRST_WAIT_MS, lookEveryMs)): Promise<void> => {
    const server = await findServer(origins, options.model, closing.signal);
    if (closing.signal.aborted) return;
    model = server && connect.to(server);
    if (model) return;
    timer = setTimeout(() => (looking = look(Math.min(waitMs * 2, lookEveryMs))), waitMs).unref();
  };
  let looking = look();

  /** A slow one is there; any other failure may mean that it is gone, or has another model by now. */
  const giveUp = (failed: ChatModel, error: ChatModelError): void => {
    options.onFailure(error);
    if (error.code === 'timeout' || model !== failed) return;
    model = undefined;
    isLost = true;
    looking = look();
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
      await looking;
      clearTimeout(timer);
      await connect.close();
      await coach.close();
    },
  };
}

/** One adapter for each model ever found, since answers may still run when a server is looked for again. */
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

import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import { Pool, type Dispatcher } from 'undici';
import { isLoopback } from '#core/is-loopback.ts';
import type { LanguageModel, ModelRequest } from '../language-model.ts';
import { IDLE_MS, sendAhead, streamReply } from '../streamed-reply/stream-reply.ts';
import { Thinkers } from '../streamed-reply/thoughts.ts';
import { completionStream } from './completion-stream.ts';

const USUAL_MODEL = 'gpt-4o-mini';

export interface OpenAiCompatibleOptions {
  /** Includes the version: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model?: string | undefined;
  models?: readonly string[] | undefined;
  label?: AnswererLabel | undefined;
  ownFields?: Record<string, unknown> | undefined;
  /** Allows `warmUp`: only where prompts cost nothing. */
  readsAhead?: boolean | undefined;
  firstTokenMs?: number | undefined;
  idleMs?: number | undefined;
  maxConnections?: number | undefined;
  onMalformedEvent?: (() => void) | undefined;
}

/** Any service with OpenAI's streaming `POST {baseUrl}/chat/completions`. */
export function openAiCompatible(options: OpenAiCompatibleOptions): LanguageModel {
  const { firstTokenMs, idleMs = IDLE_MS, maxConnections = 256, onMalformedEvent } = options;
  const base = new URL(options.baseUrl);
  const path = `${base.pathname.replace(/\/+$/, '')}/chat/completions${base.search}`;
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    'accept-encoding': 'identity',
    ...(options.apiKey && { authorization: `Bearer ${options.apiKey}` }),
  };
  const { model: usual = USUAL_MODEL, models = [] } = options;
  const label: AnswererLabel = options.label ?? {
    name: usual,
    kind: isLoopback(base.hostname) ? 'local' : 'service',
  };
  // HTTP/1.1: an abort closes the answer's connection, which services notice
  const pool = new Pool(base.origin, {
    connections: maxConnections,
    allowH2: false,
    keepAliveTimeout: 30_000,
    headersTimeout: 0,
    bodyTimeout: idleMs,
  });
  const post = (body: object, signal: AbortSignal): Promise<Dispatcher.ResponseData> =>
    pool.request({ method: 'POST', path, headers, body: JSON.stringify(body), signal });

  const chosen = ({ model }: ModelRequest): string | undefined => models.find((name) => name === model);
  const wantLeast = new Set<string>();
  const send = async (request: ModelRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> => {
    const model = chosen(request) ?? usual;
    const least = { model, messages: request.messages, stream: true };
    if (wantLeast.has(model)) return post(least, signal);
    const response = await post({ ...least, ...wishes(request), ...options.ownFields }, signal);
    if (response.statusCode !== 400 && response.statusCode !== 422) return response;
    await response.body.dump();
    const again = await post(least, signal);
    if (again.statusCode === 200) wantLeast.add(model);
    return again;
  };

  const thinkers = new Thinkers();
  return {
    label,
    stream: (asked, signal) =>
      thinkers.answer(chosen(asked) ?? usual, asked, ({ request, thoughts, spentMs }) =>
        streamReply(
          {
            label: { ...label, name: chosen(request) ?? label.name },
            send: (within) => send(request, within),
            reader: completionStream(onMalformedEvent ?? (() => {})),
            thoughts,
            firstTokenMs,
            spentMs,
            idleMs,
          },
          signal,
        ),
      ),
    warmUp: options.readsAhead
      ? (request, signal) => sendAhead((within) => send({ ...request, maxTokens: 1 }, within), signal)
      : undefined,
    close: () => pool.destroy(),
  };
}

const wishes = ({ temperature, maxTokens }: ModelRequest) => ({
  temperature,
  max_tokens: maxTokens,
  stream_options: { include_usage: true },
});

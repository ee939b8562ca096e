import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import { Pool, type Dispatcher } from 'undici';
import { CONTEXT_TOKENS, type LanguageModel, type ModelRequest } from '../language-model.ts';
import { IDLE_MS, sendAhead, streamReply } from '../streamed-reply/stream-reply.ts';
import { Thinkers } from '../streamed-reply/thoughts.ts';
import { chatLines } from './chat-lines.ts';

export interface OllamaOptions {
  origin: string;
  model: string;
  label: AnswererLabel;
  firstTokenMs?: number | undefined;
  idleMs?: number | undefined;
  onMalformedEvent: () => void;
}

/** Ollama by `/api/chat`: its `/v1` has no context length and silently cuts longer prompts. */
export function ollama(options: OllamaOptions): LanguageModel {
  const { label, model, firstTokenMs, idleMs = IDLE_MS, onMalformedEvent } = options;
  const pool = new Pool(options.origin, {
    connections: 64,
    keepAliveTimeout: 30_000,
    headersTimeout: 0,
    bodyTimeout: idleMs,
  });
  const send = (request: ModelRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> =>
    pool.request({
      method: 'POST',
      path: '/api/chat',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toChat(request, model)),
      signal,
    });
  const thinkers = new Thinkers();
  return {
    label,
    stream: (asked, signal) =>
      thinkers.answer(model, asked, ({ request, thoughts, spentMs }) =>
        streamReply(
          {
            label,
            send: (within) => send(request, within),
            reader: chatLines(onMalformedEvent),
            thoughts,
            firstTokenMs,
            spentMs,
            idleMs,
          },
          signal,
        ),
      ),
    warmUp: (request, signal) => sendAhead((within) => send({ ...request, maxTokens: 1 }, within), signal),
    close: () => pool.destroy(),
  };
}

const toChat = ({ messages, temperature, maxTokens }: ModelRequest, model: string) => ({
  model,
  messages,
  stream: true,
  think: false,
  keep_alive: '30m',
  options: { num_ctx: CONTEXT_TOKENS, temperature, num_predict: maxTokens },
});

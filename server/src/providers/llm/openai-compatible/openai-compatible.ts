import { Pool, type Dispatcher } from 'undici';
import { isLoopback } from '#core/is-loopback.ts';
import { ChatModelError, type Answerer, type ChatModel, type ChatRequest } from '../chat-model.ts';
import { completionStream } from './completion-stream.ts';
import { retryAfterSeconds } from './retry-after.ts';

const USUAL_MODEL = 'gpt-4o-mini';

export interface OpenAiCompatibleOptions {
  /** Up to and including the version, like `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Sent as a bearer token; servers at home often need none. */
  apiKey?: string | undefined;
  /** Replaces the model that a request names. */
  model?: string | undefined;
  firstTokenMs?: number | undefined;
  /** The longest silence between two pieces of a running answer. */
  idleMs?: number | undefined;
  /** Streams open at once; more wait for a free connection, and that wait counts towards the first token. */
  maxConnections?: number | undefined;
  onMalformedEvent?: (() => void) | undefined;
}

/** Any service that speaks OpenAI's streaming chat completions (`POST {baseUrl}/chat/completions`). */
export function openAiCompatible(options: OpenAiCompatibleOptions): ChatModel {
  const { firstTokenMs = 30_000, idleMs = 60_000, maxConnections = 256, onMalformedEvent } = options;
  const base = new URL(options.baseUrl);
  const path = `${base.pathname.replace(/\/+$/, '')}/chat/completions${base.search}`;
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(options.apiKey && { authorization: `Bearer ${options.apiKey}` }),
  };
  // Over HTTP/1.1 an abort closes the answer's own connection, which every service notices.
  const pool = new Pool(base.origin, {
    connections: maxConnections,
    allowH2: false,
    keepAliveTimeout: 30_000,
    headersTimeout: 0,
    bodyTimeout: idleMs,
  });

  async function* stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<string> {
    const attempt = new AbortController();
    const firstToken = setTimeout(
      () => attempt.abort(new ChatModelError('timeout', `No token within ${firstTokenMs} ms`)),
      firstTokenMs,
    );
    const completion = completionStream(onMalformedEvent ?? (() => {}));
    let answered = false;
    try {
      const response = await pool.request({
        method: 'POST',
        path,
        headers,
        body: JSON.stringify(toCompletionRequest(request, options.model)),
        signal: AbortSignal.any([signal, attempt.signal]),
      });
      // An abort between two reads is raised here too, where nobody waits for it.
      response.body.on('error', () => {});
      if (response.statusCode !== 200) throw statusError(response);
      // Decoding in the stream keeps characters whole that are cut in two by a packet.
      response.body.setEncoding('utf8');
      for await (const chunk of response.body.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
        const text = completion.feed(chunk);
        if (text !== '') {
          if (!answered) clearTimeout(firstToken);
          answered = true;
          yield text;
        }
        if (completion.failure) throw completion.failure;
        if (completion.ended) break;
      }
      if (!answered) throw new ChatModelError('failed', 'The service sent no token');
      if (!completion.complete) throw new ChatModelError('failed', 'The answer broke off');
      releaseConnection(response.body);
    } catch (error) {
      if (signal.aborted) return;
      throw error instanceof ChatModelError
        ? error
        : new ChatModelError('failed', 'The connection to the service failed', { cause: error });
    } finally {
      clearTimeout(firstToken);
      if (!completion.ended) attempt.abort();
    }
  }

  const answerer: Answerer = {
    name: options.model ?? USUAL_MODEL,
    kind: isLoopback(base.hostname) ? 'local' : 'service',
  };
  return { answerer, stream, close: () => pool.destroy() };
}

function toCompletionRequest({ instructions, turns, model }: ChatRequest, override: string | undefined) {
  const conversation = turns.map(({ role, text }) => ({ role, content: text }));
  return {
    model: override ?? model ?? USUAL_MODEL,
    messages: [{ role: 'system', content: instructions }, ...conversation],
    stream: true,
  };
}

function statusError({ statusCode, headers }: Dispatcher.ResponseData): ChatModelError {
  const message = `The service answered ${statusCode}`;
  if (statusCode === 429) {
    const header = [headers['retry-after']].flat()[0];
    const retryAfter = retryAfterSeconds(header, new Date());
    return new ChatModelError('busy', message, retryAfter === undefined ? {} : { retryAfter });
  }
  const ours = statusCode >= 400 && statusCode < 500 && statusCode !== 408;
  return new ChatModelError(ours ? 'refused' : 'failed', message);
}

/** Lets the last bytes after `[DONE]` pass, so that the connection can carry the next answer. */
function releaseConnection(body: Dispatcher.ResponseData['body']): void {
  const lateEnd = setTimeout(() => body.destroy(), 1_000);
  body.once('close', () => clearTimeout(lateEnd)).resume();
}

import { setTimeout as delay } from 'node:timers/promises';
import { readUntilAborted } from '../read-until-aborted.ts';
import { ReplayedStream } from '../replayed-stream.ts';
import { SpeechError, type SpeechRecogniser, type TranscribeOptions } from '../../speech-recogniser.ts';
import { ServiceConnection } from './service-connection.ts';
import { ServiceHealth } from './service-health.ts';
import type { SpeechService } from './speech-service.ts';

interface RetryPolicy {
  firstDelayMs: number;
  mostDelayMs: number;
  mostFailures: number;
  mostSilentMs: number;
}

export const RETRY: RetryPolicy = {
  firstDelayMs: 250,
  mostDelayMs: 4_000,
  mostFailures: 5,
  mostSilentMs: 8_000,
};

/** Recogniser on a streaming service: it reconnects and replays what is unanswered. */
export function socketRecogniser(service: SpeechService, retry = RETRY): SpeechRecogniser {
  const closing = new AbortController();
  const health = new ServiceHealth();

  async function* transcribe(audio: AsyncIterable<Int16Array>, options: TranscribeOptions) {
    if (options.signal.aborted) return;
    const stream = new ReplayedStream();
    const stop = new AbortController();
    const stopped = AbortSignal.any([options.signal, closing.signal, stop.signal]);
    stopped.addEventListener('abort', () => stream.stop(), { once: true });
    const connections = new ReconnectingConnection(service, stream, { ...options, signal: stopped }, retry);
    feed(audio, stream, connections, stopped).catch((error: unknown) => stream.fail(error));
    const running = connections.keepUp().catch((error: unknown) => stream.fail(error));
    try {
      for await (const event of stream.events) {
        if (event.type === 'final') connections.hasBroken = false;
        if (event.type === 'final') health.prove();
        yield event;
      }
    } catch (error) {
      if (connections.hasBroken) health.fail(error);
      throw error;
    } finally {
      stop.abort();
      await running;
    }
  }

  return {
    name: service.name,
    languages: service.languages,
    status: () => health.status(),
    transcribe,
    close: async () => closing.abort(),
  };
}

async function feed(
  audio: AsyncIterable<Int16Array>,
  stream: ReplayedStream,
  connections: ReconnectingConnection,
  stopped: AbortSignal,
) {
  await readUntilAborted(audio, stopped, (samples) => {
    stream.take(samples);
    connections.current?.hear(samples);
    return stream.isFull ? stream.room() : undefined;
  });
  stream.end();
  connections.current?.end();
}

class ReconnectingConnection {
  readonly #service: SpeechService;
  readonly #stream: ReplayedStream;
  readonly #options: TranscribeOptions;
  readonly #retry: RetryPolicy;
  current: ServiceConnection | undefined;
  hasBroken = false;

  constructor(
    service: SpeechService,
    stream: ReplayedStream,
    options: TranscribeOptions,
    retry: RetryPolicy,
  ) {
    this.#service = service;
    this.#stream = stream;
    this.#options = options;
    this.#retry = retry;
  }

  async keepUp(): Promise<void> {
    const { signal } = this.#options;
    for (let failures = 0; !signal.aborted;) {
      const connection = new ServiceConnection(
        this.#service,
        this.#stream,
        this.#options,
        this.#retry.mostSilentMs,
      );
      this.current = connection;
      const hangUp = () => connection.terminate();
      signal.addEventListener('abort', hangUp, { once: true });
      const outcome = await connection.outcome.finally(() => signal.removeEventListener('abort', hangUp));
      if (outcome === 'finished') return this.#stream.finish();
      this.hasBroken = true;
      failures = connection.hasAnswered ? 1 : failures + 1;
      if (failures >= this.#retry.mostFailures) {
        throw new SpeechError('failed', 'The speech service cannot be reached.', { retryable: true });
      }
      await this.#pause(failures);
    }
  }

  async #pause(failures: number): Promise<void> {
    const { firstDelayMs, mostDelayMs } = this.#retry;
    const ms = Math.min(mostDelayMs, firstDelayMs * 2 ** (failures - 1));
    await delay(ms, undefined, { signal: this.#options.signal }).catch(() => undefined);
  }
}

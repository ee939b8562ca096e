import { setTimeout as delay } from 'node:timers/promises';
import { readUntilAborted } from '../streaming/read-until-aborted.ts';
import { ReplayedStream } from '../streaming/replayed-stream.ts';
import {
  SpeechError,
  unavailable,
  type RecogniserStatus,
  type SpeechRecogniser,
  type TranscribeOptions,
} from '../speech-recogniser.ts';
import { DecoderHost } from '../streaming/decoder-host/decoder-host.ts';
import { StreamPlaces } from './stream-places.ts';

interface RetryPolicy {
  firstDelayMs: number;
  mostDelayMs: number;
}

interface SherpaOptions extends RetryPolicy {
  languages: readonly string[];
}

const USUAL: SherpaOptions = { firstDelayMs: 30_000, mostDelayMs: 600_000, languages: ['en'] };

const CHECKING: RecogniserStatus = { state: 'preparing', detail: 'Checking the speech model.' };

const STREAMS_BEFORE_MEASURING = 4;

export interface DecoderProgram {
  child: URL;
  load: unknown;
  hungAfterMs?: number;
}

export type PrepareModels = (
  report: (progress: number) => void,
  signal: AbortSignal,
) => Promise<DecoderProgram>;

export function sherpaRecogniser(
  prepare: PrepareModels,
  options: Partial<SherpaOptions> = {},
): SpeechRecogniser & { openStreams(): number } {
  const { firstDelayMs, mostDelayMs, languages } = { ...USUAL, ...options };
  const closing = new AbortController();
  const places = new StreamPlaces();
  let host: DecoderHost | undefined;
  let before: RecogniserStatus = CHECKING;
  let failure: { reason: string; retryAt: number } | undefined;

  const report = (progress: number) => {
    const percent = Math.floor(progress * 100);
    before = { state: 'preparing', detail: `Downloading the speech model: ${percent} %.`, progress };
  };
  async function run(): Promise<string> {
    try {
      const program = await prepare(report, closing.signal);
      if (closing.signal.aborted) return '';
      host = new DecoderHost(program);
      return await host.broken;
    } catch (error) {
      return (error as Error).message;
    }
  }
  async function keepRunning(): Promise<void> {
    for (let delayMs = firstDelayMs; !closing.signal.aborted; delayMs = Math.min(delayMs * 2, mostDelayMs)) {
      before = CHECKING;
      failure = undefined;
      const reason = await run();
      failure = { reason, retryAt: performance.now() + delayMs };
      host = undefined;
      await delay(delayMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const running = keepRunning();

  function status(): RecogniserStatus {
    if (failure) return unavailable(`${failure.reason} ${retryWords(failure.retryAt - performance.now())}`);
    if (!host) return before;
    if (host.state.state === 'broken') return unavailable(host.state.reason);
    if (host.state.state === 'loading') return { state: 'preparing', detail: 'Loading the speech model.' };
    return { state: 'ready' };
  }

  async function* transcribe(audio: AsyncIterable<Int16Array>, { signal, userId }: TranscribeOptions) {
    if (signal.aborted) return;
    const present = presentHost(host, status());
    const stream = new ReplayedStream();
    const leave = places.take(userId, capacityOf(present), (refusal) => stream.fail(refusal));
    const id = present.open(stream);
    const stop = new AbortController();
    const stopped = AbortSignal.any([signal, stop.signal]);
    stopped.addEventListener('abort', () => stream.stop(), { once: true });
    feed(audio, stream, id, present, stopped).catch((error: unknown) => stream.fail(error));
    try {
      yield* stream.events;
    } finally {
      stop.abort();
      present.close(id);
      leave();
    }
  }

  return {
    name: 'sherpa',
    languages,
    openStreams: () => host?.streamCount ?? 0,
    status,
    transcribe,
    async close() {
      closing.abort();
      await host?.shutDown();
      await running;
    },
  };
}

function retryWords(inMs: number): string {
  const seconds = Math.max(10, Math.ceil(inMs / 10_000) * 10);
  if (seconds <= 60) return `Trying again in ${seconds} seconds.`;
  return `Trying again in ${Math.ceil(seconds / 60)} minutes.`;
}

function presentHost(host: DecoderHost | undefined, status: RecogniserStatus): DecoderHost {
  if (host && host.state.state !== 'broken') return host;
  const detail = status.detail ?? 'The speech recogniser is not available.';
  throw new SpeechError('unavailable', detail, { retryable: status.state === 'preparing' });
}

const capacityOf = ({ state }: DecoderHost): number =>
  state.state === 'ready' ? state.capacity : STREAMS_BEFORE_MEASURING;

async function feed(
  audio: AsyncIterable<Int16Array>,
  stream: ReplayedStream,
  id: number,
  host: DecoderHost,
  stopped: AbortSignal,
): Promise<void> {
  await readUntilAborted(audio, stopped, (samples) => {
    stream.take(samples);
    host.send({ type: 'audio', stream: id, samples });
    return stream.isFull ? stream.room() : undefined;
  });
  stream.end();
  host.send({ type: 'end', stream: id });
}

import { readUntilAborted } from '../streaming/read-until-aborted.ts';
import { ReplayedStream } from '../streaming/replayed-stream.ts';
import {
  SpeechError,
  unavailable,
  type RecogniserStatus,
  type SpeechRecogniser,
  type TranscribeOptions,
} from '../speech-recogniser.ts';
import type { SherpaModels } from './decoding/child-messages.ts';
import { DecoderHost } from './decoding/decoder-host.ts';

/** Admitted while the model is still loading and the machine not yet measured. */
const STREAMS_BEFORE_MEASURING = 4;

/**
 * Brings the models to the disk, if they are not there yet.
 * @param report fractions of 1 while downloading
 * @throws Error with a sentence for the user
 */
export type PrepareModels = (
  report: (progress: number) => void,
  signal: AbortSignal,
) => Promise<SherpaModels>;

/** The local recogniser. Ready at once to be asked for its status; loads (and downloads) in the background. */
export function sherpaRecogniser(prepare: PrepareModels): SpeechRecogniser & { openStreams(): number } {
  const closing = new AbortController();
  let host: DecoderHost | undefined;
  let before: RecogniserStatus = { state: 'preparing', detail: 'Checking the speech model.' };

  const report = (progress: number) => {
    const percent = Math.floor(progress * 100);
    before = { state: 'preparing', detail: `Downloading the speech model: ${percent} %.`, progress };
  };
  async function start(): Promise<void> {
    try {
      const models = await prepare(report, closing.signal);
      if (!closing.signal.aborted) host = new DecoderHost(models);
    } catch (error) {
      before = unavailable((error as Error).message);
    }
  }
  const starting = start();

  function status(): RecogniserStatus {
    if (!host) return before;
    if (host.state.state === 'broken') return unavailable(host.state.reason);
    if (host.state.state === 'loading') return { state: 'preparing', detail: 'Loading the speech model.' };
    return { state: 'ready' };
  }

  async function* transcribe(audio: AsyncIterable<Int16Array>, { signal }: TranscribeOptions) {
    if (signal.aborted) return;
    const present = admit(host, status());
    const stream = new ReplayedStream();
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
    }
  }

  return {
    name: 'sherpa',
    openStreams: () => host?.streamCount ?? 0,
    status,
    transcribe,
    async close() {
      closing.abort();
      await starting;
      await host?.shutDown();
    },
  };
}

function admit(host: DecoderHost | undefined, status: RecogniserStatus): DecoderHost {
  if (!host || host.state.state === 'broken') {
    const detail = status.detail ?? 'The speech recogniser is not available.';
    throw new SpeechError('unavailable', detail, { retryable: status.state === 'preparing' });
  }
  const capacity = host.state.state === 'ready' ? host.state.capacity : STREAMS_BEFORE_MEASURING;
  if (host.streamCount >= capacity) {
    throw new SpeechError('capacity', `This machine recognises ${capacity} streams at once.`, {
      retryable: true,
    });
  }
  return host;
}

async function feed(
  audio: AsyncIterable<Int16Array>,
  stream: ReplayedStream,
  id: number,
  host: DecoderHost,
  stopped: AbortSignal,
): Promise<void> {
  for await (const samples of readUntilAborted(audio, stopped)) {
    stream.take(samples);
    host.send({ type: 'audio', stream: id, samples });
    await stream.room();
  }
  stream.end();
  host.send({ type: 'end', stream: id });
}

import { availableParallelism } from 'node:os';
import { isAudible } from '#core/is-audible.ts';
import type { SpeechRecogniser, TranscribeOptions } from '../speech-recogniser.ts';
import { SAMPLE_RATE } from '../streaming/audio-format.ts';
import { DecoderHost } from '../streaming/decoder-host/decoder-host.ts';
import { readUntilAborted } from '../streaming/read-until-aborted.ts';
import { ReplayedStream } from '../streaming/replayed-stream.ts';
import { DecoderPlaces, type DecoderPlace } from './decoder-places.ts';
import type { Load } from './decoding/load.ts';
import type { PocketSphinxModels } from './find-pocketsphinx.ts';
import { KnownVoices } from './known-voices.ts';

const CHILD = new URL('./decoding/decoder-child.ts', import.meta.url);
/** A decoder needs about a quarter of a core while somebody speaks, and 210 MB. */
const STREAMS_PER_CORE = 2;
/** Speech begins softly, before it is noticed. */
const ONSET = SAMPLE_RATE / 2;

const DETAIL =
  'Using PocketSphinx, a basic recogniser: it mishears many words of real voices, and most names. ' +
  'It knows English only. For good transcripts install the speech model with npm run setup, or configure a speech service.';

interface PocketSphinxLimits {
  mostStreams?: number;
  /** See DecoderHost. */
  hungAfterMs?: number;
}

/** Debian's recogniser: no download, weak on real voices. One process per stream, from its first sound. */
export function pocketSphinxRecogniser(
  models: PocketSphinxModels,
  { mostStreams = availableParallelism() * STREAMS_PER_CORE, hungAfterMs }: PocketSphinxLimits = {},
): SpeechRecogniser {
  const places = new DecoderPlaces(mostStreams);
  const voices = new KnownVoices();

  const startDecoder = (userId: string): DecoderHost =>
    new DecoderHost({
      child: CHILD,
      hungAfterMs,
      load: (): Load => ({ models, voice: voices.of(userId) }),
      onVoice: (voice) => voices.remember(userId, voice),
    });

  async function* transcribe(audio: AsyncIterable<Int16Array>, { signal, userId }: TranscribeOptions) {
    if (signal.aborted) return;
    const stream = new ReplayedStream();
    const stop = new AbortController();
    const stopped = AbortSignal.any([signal, stop.signal]);
    stopped.addEventListener('abort', () => stream.stop(), { once: true });
    const failed = (error: unknown) => stream.fail(error);
    let place: DecoderPlace | undefined;
    const start = () => (place = places.take(userId, () => startDecoder(userId), failed));
    feed(audio, stream, start, stopped).catch(failed);
    try {
      yield* stream.events;
    } finally {
      stop.abort();
      await place?.release();
    }
  }

  return {
    name: 'pocketsphinx',
    languages: ['en'],
    status: () => ({ state: 'ready', detail: DETAIL }),
    transcribe,
    close: () => places.close(),
  };
}

async function feed(
  audio: AsyncIterable<Int16Array>,
  stream: ReplayedStream,
  start: () => DecoderPlace,
  stopped: AbortSignal,
) {
  let decoder: DecoderHost | undefined;
  let id = 0;
  let silent = 0;
  const skip = (samples: Int16Array): void => {
    silent += samples.length;
    stream.passedOn(silent);
    stream.settle(silent - ONSET);
  };
  await readUntilAborted(audio, stopped, (samples) => {
    stream.take(samples);
    if (decoder) decoder.send({ type: 'audio', stream: id, samples });
    else if (isAudible(samples)) id = (decoder = start().decoder).open(stream);
    else skip(samples);
    return stream.isFull ? stream.room() : undefined;
  });
  stream.end();
  if (decoder) decoder.send({ type: 'end', stream: id });
  else stream.finish();
}

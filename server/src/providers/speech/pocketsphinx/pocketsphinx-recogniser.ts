import { availableParallelism } from 'node:os';
import { punctuateUtterance } from '../streaming/punctuate-utterance.ts';
import { readUntilAborted } from '../streaming/read-until-aborted.ts';
import { SpeechEventQueue } from '../streaming/speech-event-queue.ts';
import { SpeechError, type SpeechRecogniser, type TranscribeOptions } from '../speech-recogniser.ts';
import { VoiceActivity } from '../streaming/voice-activity.ts';
import { DecoderPlaces, type DecoderPlace } from './decoder-places.ts';
import type { DecoderProcess } from './decoder-process.ts';
import type { PocketSphinxInstallation } from './find-pocketsphinx.ts';
import { FirstSound } from './first-sound.ts';
import { SettledAudio } from './settled-audio.ts';

/** A decoder needs about a seventh of a core and 130 MB. */
const STREAMS_PER_CORE = 2;
/** Longer than the decoder takes to say what it heard; after that it was no speech. */
const NOTHING_SAID_AFTER_MS = 2_000;

const DETAIL =
  'Using PocketSphinx, a basic recogniser: it mishears many words of real voices. ' +
  'For good transcripts install the speech model with npm run setup, or configure a speech service.';

/** Debian's recogniser: no download, no interim text, weak on real voices. One process per stream, from its first sound. */
export function pocketSphinxRecogniser(
  installation: PocketSphinxInstallation,
  mostStreams = availableParallelism() * STREAMS_PER_CORE,
): SpeechRecogniser {
  const places = new DecoderPlaces(installation, mostStreams);

  async function* transcribe(audio: AsyncIterable<Int16Array>, { signal, userId }: TranscribeOptions) {
    if (signal.aborted) return;
    const events = new SpeechEventQueue();
    const stop = new AbortController();
    const stopped = AbortSignal.any([signal, stop.signal]);
    stopped.addEventListener('abort', () => events.end(), { once: true });
    const failed = (error: unknown) => events.fail(error);
    let place: DecoderPlace | undefined;
    const start = () => (place = places.take(userId, failed));
    feed(audio, start, events, stopped).catch(failed);
    try {
      yield* events;
    } finally {
      stop.abort();
      await place?.release();
    }
  }

  return {
    name: 'pocketsphinx',
    status: () => ({ state: 'ready', detail: DETAIL }),
    transcribe,
    close: () => places.close(),
  };
}

async function feed(
  audio: AsyncIterable<Int16Array>,
  start: () => DecoderPlace,
  events: SpeechEventQueue,
  stopped: AbortSignal,
) {
  const activity = new VoiceActivity(NOTHING_SAID_AFTER_MS);
  const beginning = new FirstSound();
  const settled = new SettledAudio((before) =>
    events.push({ type: 'settled', before: beginning.skipped + before }),
  );
  let decoder: DecoderProcess | undefined;
  await readUntilAborted(audio, stopped, async (samples) => {
    if (!decoder && beginning.isYetToCome(samples)) {
      if (beginning.skipped > 0) events.push({ type: 'settled', before: beginning.skipped });
      return;
    }
    if (!decoder) {
      ({ decoder } = start());
      listen(decoder, activity, settled, events).catch((error: unknown) => events.fail(error));
    }
    for (const frame of [...beginning.takeOnset(), samples]) {
      for (const change of activity.accept(frame)) {
        events.push({ type: change === 'start' ? 'speech-start' : 'speech-end' });
      }
      await decoder.write(frame);
      settled.accept(frame);
    }
  });
  if (decoder) decoder.end();
  else events.end();
}

async function listen(
  decoder: DecoderProcess,
  activity: VoiceActivity,
  settled: SettledAudio,
  events: SpeechEventQueue,
) {
  for await (const { text, end } of decoder.utterances) {
    if (text !== '') {
      if (!activity.speaking) events.push({ type: 'speech-start' });
      events.push({ type: 'final', text: punctuateUtterance(text) });
      events.push({ type: 'speech-end' });
      activity.reset();
    }
    settled.settle(end);
  }
  const code = await decoder.exited;
  if (code !== 0) throw new SpeechError('failed', 'PocketSphinx stopped unexpectedly.', { retryable: true });
  if (activity.speaking) events.push({ type: 'speech-end' });
  events.end();
}

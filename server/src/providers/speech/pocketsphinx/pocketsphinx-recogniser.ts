import { availableParallelism } from 'node:os';
import { punctuateUtterance } from '../streaming/punctuate-utterance.ts';
import { readUntilAborted } from '../streaming/read-until-aborted.ts';
import { SpeechEventQueue } from '../streaming/speech-event-queue.ts';
import { SpeechError, type SpeechRecogniser, type TranscribeOptions } from '../speech-recogniser.ts';
import { VoiceActivity } from '../streaming/voice-activity.ts';
import { startDecoder, type DecoderProcess } from './decoder-process.ts';
import type { PocketSphinxInstallation } from './find-pocketsphinx.ts';
import { SettledAudio } from './settled-audio.ts';

/** A decoder needs about a seventh of a core and 130 MB. */
const STREAMS_PER_CORE = 2;
/** Longer than the decoder takes to say what it heard; after that it was no speech. */
const NOTHING_SAID_AFTER_MS = 2_000;

const DETAIL =
  'Using PocketSphinx, a basic recogniser: it mishears many words of real voices. ' +
  'For good transcripts install the speech model with npm run setup, or configure a speech service.';

/** Debian's recogniser: no download, no interim text, weak on real voices. One process per stream. */
export function pocketSphinxRecogniser(
  installation: PocketSphinxInstallation,
  mostStreams = availableParallelism() * STREAMS_PER_CORE,
): SpeechRecogniser {
  const running = new Set<DecoderProcess>();

  async function* transcribe(audio: AsyncIterable<Int16Array>, { signal }: TranscribeOptions) {
    if (signal.aborted) return;
    if (running.size >= mostStreams) {
      throw new SpeechError('capacity', `PocketSphinx is already used by ${mostStreams} streams.`, {
        retryable: true,
      });
    }
    const decoder = startDecoder(installation);
    running.add(decoder);
    const events = new SpeechEventQueue();
    const stop = new AbortController();
    const stopped = AbortSignal.any([signal, stop.signal]);
    stopped.addEventListener('abort', () => events.end(), { once: true });
    const activity = new VoiceActivity(NOTHING_SAID_AFTER_MS);
    const settled = new SettledAudio((before) => events.push({ type: 'settled', before }));
    const failed = (error: unknown) => events.fail(error);
    feed(audio, decoder, activity, settled, events, stopped).catch(failed);
    listen(decoder, activity, settled, events).catch(failed);
    try {
      yield* events;
    } finally {
      stop.abort();
      await decoder.kill();
      running.delete(decoder);
    }
  }

  return {
    name: 'pocketsphinx',
    status: () => ({ state: 'ready', detail: DETAIL }),
    transcribe,
    async close() {
      await Promise.all([...running].map((decoder) => decoder.kill()));
    },
  };
}

async function feed(
  audio: AsyncIterable<Int16Array>,
  decoder: DecoderProcess,
  activity: VoiceActivity,
  settled: SettledAudio,
  events: SpeechEventQueue,
  stopped: AbortSignal,
) {
  await readUntilAborted(audio, stopped, async (samples) => {
    for (const change of activity.accept(samples)) {
      events.push({ type: change === 'start' ? 'speech-start' : 'speech-end' });
    }
    await decoder.write(samples);
    settled.accept(samples);
  });
  decoder.end();
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

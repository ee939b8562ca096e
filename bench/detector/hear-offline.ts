import type { Sequence } from './sequence.ts';
import { SPEECH_PROFILES } from '../../server/src/models/speech-profiles.ts';
import { programOf } from '../../server/src/providers/speech/sherpa/prepare-models.ts';
import {
  loadMoonshine,
  type Moonshine,
} from '../../server/src/providers/speech/sherpa/whole-utterances/moonshine.ts';
import type { MoonshineFiles } from '../../server/src/providers/speech/sherpa/whole-utterances/moonshine-files.ts';
import { SpeechDetector } from '../../server/src/providers/speech/sherpa/whole-utterances/speech-detector.ts';
import { UtteranceDecoder } from '../../server/src/providers/speech/sherpa/whole-utterances/utterance-decoder.ts';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../server/src/providers/speech/streaming/audio-format.ts';
import { MODELS_DIRECTORY } from '../../server/testing/models-directory.ts';

type HeardEvent = Sequence['events'][number];

const profile = SPEECH_PROFILES.find(({ name }) => name === 'moonshine')!;

/** By the sound's own clock; live words only begin a line. */
export function offlineRecogniser(): (samples: Int16Array) => Promise<HeardEvent[]> {
  const model = loadMoonshine(programOf(MODELS_DIRECTORY, profile).load as MoonshineFiles);
  const voice = new SpeechDetector();
  return async (samples) => {
    const decoding = new Set<Promise<string>>();
    const decodeWell: Moonshine['decodeWell'] = (one) => {
      const text = model.decodeWell(one);
      decoding.add(text);
      return text.finally(() => decoding.delete(text));
    };
    const events: HeardEvent[] = [];
    let [now, line] = [0, 1];
    voice.reset();
    const decoder = new UtteranceDecoder(
      { ...model, decode: async () => 'live', decodeWell },
      voice,
      (event) => {
        if (event.type === 'speech-start' || event.text === '') return;
        events.push({ t: now, kind: event.type === 'final' ? 'final' : 'partial', text: event.text, line });
        if (event.type === 'final') line += 1;
      },
    );
    for (let at = 0; at < samples.length; at += FRAME_SAMPLES) {
      now = (at + FRAME_SAMPLES) / SAMPLE_RATE;
      decoder.accept(samples.slice(at, at + FRAME_SAMPLES));
      do {
        await Promise.all(decoding);
        await new Promise(setImmediate);
      } while (decoding.size > 0);
    }
    await decoder.finish();
    return events;
  };
}

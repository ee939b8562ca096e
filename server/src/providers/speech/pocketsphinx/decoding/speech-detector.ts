import { fileURLToPath } from 'node:url';
import sherpa from 'sherpa-onnx-node';
import { SAMPLE_RATE, toFloats } from '../../streaming/audio-format.ts';

const MODEL = fileURLToPath(new URL('./silero-vad.onnx', import.meta.url));
/** The decoder's own measure of a pause. */
const PAUSE_SECONDS = 0.5;
/** Longer than what comes at a time. */
const BUFFER_SECONDS = 60;

/** Tells speech from music, noise and silence: Silero's detector, run by the addon of the local models. */
export class SpeechDetector {
  readonly #detector = new sherpa.Vad(
    {
      sileroVad: {
        model: MODEL,
        threshold: 0.5,
        minSpeechDuration: 0.1,
        minSilenceDuration: PAUSE_SECONDS,
        windowSize: 512,
      },
      sampleRate: SAMPLE_RATE,
      numThreads: 1,
      debug: 0,
    },
    BUFFER_SECONDS,
  );

  /** Whether somebody speaks at the end of these samples, or did so less than half a second before it. */
  hears(samples: Int16Array): boolean {
    this.#detector.acceptWaveform(toFloats(samples));
    while (!this.#detector.isEmpty()) this.#detector.pop(); // it collects what was spoken
    return this.#detector.isDetected();
  }
}

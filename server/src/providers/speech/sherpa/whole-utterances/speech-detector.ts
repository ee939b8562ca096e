import { fileURLToPath } from 'node:url';
import sherpa from 'sherpa-onnx-node';
import { SAMPLE_RATE } from '../../streaming/audio-format.ts';

const MODEL = fileURLToPath(new URL('./silero-vad.onnx', import.meta.url));
/** Samples of a window, the only length that the model takes. */
export const WINDOW = 512;
/** The addon keeps what was spoken until it is popped. */
const BUFFER_SECONDS = 30;

/** Tells voices from music, noise and silence: Silero's detector, run by the addon of the local models. */
export class SpeechDetector {
  readonly #detector = new sherpa.Vad(
    {
      sileroVad: {
        model: MODEL,
        threshold: 0.5,
        minSpeechDuration: 0.06,
        minSilenceDuration: 0.06,
        windowSize: WINDOW,
      },
      sampleRate: SAMPLE_RATE,
      numThreads: 1,
      debug: 0,
    },
    BUFFER_SECONDS,
  );

  /** Begins anew, for another stream. */
  reset(): void {
    this.#detector.reset();
  }

  /** @param window {@link WINDOW} samples; whether somebody speaks at its end */
  hears(window: Float32Array): boolean {
    this.#detector.acceptWaveform(window);
    while (!this.#detector.isEmpty()) this.#detector.pop();
    return this.#detector.isDetected();
  }
}

import { fileURLToPath } from 'node:url';
import sherpa from 'sherpa-onnx-node';
import { SAMPLE_RATE } from '../../streaming/audio-format.ts';

const MODEL = fileURLToPath(new URL('./silero-vad.onnx', import.meta.url));
/** Samples; the only window length that the model takes. */
export const WINDOW = 512;
const BUFFER_SECONDS = 30;

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

  reset(): void {
    this.#detector.reset();
  }

  hears(window: Float32Array): boolean {
    this.#detector.acceptWaveform(window);
    while (!this.#detector.isEmpty()) this.#detector.pop();
    return this.#detector.isDetected();
  }
}

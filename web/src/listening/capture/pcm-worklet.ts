/** Scope of an AudioWorklet (Web Audio §1.32), missing in TypeScript's DOM types. */
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** 48 ms at 16 kHz, so about 21 messages a second. */
const BLOCK_SAMPLES = 768;
/** Web Audio §1.1. */
const USUAL_QUANTUM = 128;

class PcmWorklet extends AudioWorkletProcessor {
  #sink: MessagePort | undefined;
  #block = new Float32Array(BLOCK_SAMPLES);
  #filled = 0;
  #quantum = USUAL_QUANTUM;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<MessagePort>) => {
      this.#sink = data;
    };
  }

  process([input]: Float32Array[][]): boolean {
    // no channel: nothing is playing, but time goes on
    const samples = input?.[0] ?? new Float32Array(this.#quantum);
    this.#quantum = samples.length;
    for (let from = 0; from < samples.length;) from += this.#take(samples.subarray(from));
    return true;
  }

  /** @returns number of samples taken */
  #take(samples: Float32Array): number {
    const some = samples.subarray(0, BLOCK_SAMPLES - this.#filled);
    this.#block.set(some, this.#filled);
    this.#filled += some.length;
    if (this.#filled === BLOCK_SAMPLES) this.#pass();
    return some.length;
  }

  #pass(): void {
    this.#sink?.postMessage(this.#block, [this.#block.buffer]);
    this.#block = new Float32Array(BLOCK_SAMPLES);
    this.#filled = 0;
  }
}

registerProcessor('pcm-worklet', PcmWorklet);

/** The scope of an AudioWorklet (Web Audio §1.32); TypeScript's DOM library does not have it. */
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Six render quanta of 128: 48 ms at 16 kHz, so about 21 messages a second. */
const BLOCK_SAMPLES = 768;

/** Passes what it hears to the port that it is sent first, in blocks; gives no sound out. */
class PcmWorklet extends AudioWorkletProcessor {
  #sink: MessagePort | undefined;
  #block = new Float32Array(BLOCK_SAMPLES);
  #filled = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<MessagePort>) => {
      this.#sink = data;
    };
  }

  process([input]: Float32Array[][]): boolean {
    const quantum = input?.[0];
    // No channel means that nothing is playing; time goes on all the same.
    if (quantum) this.#block.set(quantum, this.#filled);
    this.#filled += quantum?.length ?? 128;
    if (this.#filled === BLOCK_SAMPLES) {
      this.#sink?.postMessage(this.#block, [this.#block.buffer]);
      this.#block = new Float32Array(BLOCK_SAMPLES);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor('pcm-worklet', PcmWorklet);

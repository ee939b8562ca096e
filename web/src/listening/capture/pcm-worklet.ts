/** The scope of an AudioWorklet (Web Audio §1.32); TypeScript's DOM library does not have it. */
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** 48 ms at 16 kHz, so about 21 messages a second. */
const BLOCK_SAMPLES = 768;
/** What a render quantum holds where a browser says nothing else (Web Audio §1.1). */
const USUAL_QUANTUM = 128;

/** Passes what it hears to the port that it is sent first, in blocks; gives no sound out. */
class PcmWorklet extends AudioWorkletProcessor {
  #sink: MessagePort | undefined;
  #block = new Float32Array(BLOCK_SAMPLES);
  #filled = 0;
  /** Samples of the last quantum. */
  #quantum = USUAL_QUANTUM;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<MessagePort>) => {
      this.#sink = data;
    };
  }

  process([input]: Float32Array[][]): boolean {
    // No channel means that nothing is playing; time goes on all the same.
    const samples = input?.[0] ?? new Float32Array(this.#quantum);
    this.#quantum = samples.length;
    for (let from = 0; from < samples.length;) from += this.#take(samples.subarray(from));
    return true;
  }

  /** @returns how many samples there was room for in the block */
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

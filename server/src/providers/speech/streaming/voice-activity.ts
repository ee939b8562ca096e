const FRAME = 320; // 20 ms at 16 kHz
const START_FRAMES = 4;
const QUIETEST_SPEECH = 90; // amplitude of about -51 dBFS; a shared tab's hiss is below it
const ABOVE_NOISE = 2.5; // 8 dB
const NOISE_RISE = 1.004; // a frame's factor: 1.7 dB a second, slower than pauses for breath

export class VoiceActivity {
  readonly #endFrames: number;
  #pending = new Int16Array(0);
  #noise = QUIETEST_SPEECH / ABOVE_NOISE;
  #loud = 0;
  #quiet = 0;
  #speaking = false;

  constructor(silenceMs: number) {
    this.#endFrames = Math.ceil(silenceMs / 20);
  }

  get speaking(): boolean {
    return this.#speaking;
  }

  accept(samples: Int16Array): ('start' | 'end')[] {
    const audio = new Int16Array(this.#pending.length + samples.length);
    audio.set(this.#pending);
    audio.set(samples, this.#pending.length);
    const changes: ('start' | 'end')[] = [];
    let at = 0;
    for (; at + FRAME <= audio.length; at += FRAME) {
      const change = this.#hear(rootMeanSquare(audio.subarray(at, at + FRAME)));
      if (change) changes.push(change);
    }
    this.#pending = audio.slice(at);
    return changes;
  }

  reset(): void {
    this.#speaking = false;
    this.#loud = 0;
  }

  #hear(level: number): 'start' | 'end' | undefined {
    const isLoud = level > Math.max(QUIETEST_SPEECH, this.#noise * ABOVE_NOISE);
    this.#noise = Math.max(1, level < this.#noise ? level : this.#noise * NOISE_RISE);
    this.#loud = isLoud ? this.#loud + 1 : 0;
    this.#quiet = isLoud ? 0 : this.#quiet + 1;
    if (!this.#speaking && this.#loud >= START_FRAMES) {
      this.#speaking = true;
      return 'start';
    }
    if (this.#speaking && this.#quiet >= this.#endFrames) {
      this.#speaking = false;
      return 'end';
    }
    return undefined;
  }
}

function rootMeanSquare(frame: Int16Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return Math.sqrt(sum / frame.length);
}

import { SAMPLE_RATE } from '../streaming/audio-format.ts';
import { TONE_HZ } from '#testing/models/tone-speech.ts';

const FRAME = 640; // 40 ms
const LOUD = 1_000;

/** Hears tone speech for local servers. */
export class ToneListener {
  readonly #endFrames: number;
  #pending = new Int16Array(0);
  #words: string[] = [];
  #quiet = 0;

  constructor(silenceMs: number) {
    this.#endFrames = Math.ceil((silenceMs * SAMPLE_RATE) / 1_000 / FRAME);
  }

  get words(): string {
    return this.#words.join(' ');
  }

  /** @returns new words, or the utterance that silence ended */
  accept(samples: Int16Array): { type: 'word' | 'end'; words: string }[] {
    const audio = new Int16Array(this.#pending.length + samples.length);
    audio.set(this.#pending);
    audio.set(samples, this.#pending.length);
    const changes: { type: 'word' | 'end'; words: string }[] = [];
    let at = 0;
    for (; at + FRAME <= audio.length; at += FRAME) {
      const word = loudestTone(audio.subarray(at, at + FRAME));
      this.#quiet = word ? 0 : this.#quiet + 1;
      if (word && word !== this.#words.at(-1)) {
        this.#words.push(word);
        changes.push({ type: 'word', words: this.words });
      }
      if (this.#words.length > 0 && this.#quiet >= this.#endFrames)
        changes.push({ type: 'end', words: this.take() });
    }
    this.#pending = audio.slice(at);
    return changes;
  }

  /** And forgets it. */
  take(): string {
    const words = this.words;
    this.#words = [];
    return words;
  }
}

function loudestTone(frame: Int16Array): string | undefined {
  const heard = Object.entries(TONE_HZ).map(([word, hertz]) => ({ word, level: amplitude(frame, hertz) }));
  const loudest = heard.reduce((most, one) => (one.level > most.level ? one : most));
  return loudest.level > LOUD ? loudest.word : undefined;
}

/** Goertzel's algorithm. */
function amplitude(frame: Int16Array, hertz: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE);
  let before = 0;
  let last = 0;
  for (const sample of frame) [before, last] = [last, sample + coefficient * last - before];
  return (2 / frame.length) * Math.sqrt(before * before + last * last - coefficient * before * last);
}

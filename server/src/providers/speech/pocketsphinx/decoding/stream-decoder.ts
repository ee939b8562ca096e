import { FRAME_SAMPLES, SAMPLE_RATE } from '../../streaming/audio-format.ts';
import { punctuateUtterance } from '../../streaming/punctuate-utterance.ts';
import type { SpokenEvent } from '../../streaming/replayed-stream.ts';
import { RetainedAudio } from '../../streaming/retained-audio.ts';
import { isFlush } from '../../speech-recogniser.ts';
import type { PocketSphinx } from './pocketsphinx.ts';

const seconds = (count: number) => count * SAMPLE_RATE;

/** Speech begins softly, before it is noticed. */
const ONSET = seconds(0.5);
/** A voice that is not known is learnt from so much of it. */
const LEARN_FROM = seconds(1.5);
/** A speaker without pauses gets a final now and then: what is not settled must be kept for a replay. */
const LONGEST_UTTERANCE = seconds(20);

/** A `final` ends the utterance. Audio before `settled` is never needed again. */
type SayEvent = (event: SpokenEvent, settled: number) => void;

/** One stream inside the child. An unknown voice is heard twice: at first badly, and once it is known as what it is. */
export class StreamDecoder {
  readonly #engine: PocketSphinx;
  readonly #say: SayEvent;
  /** The utterance so far, until the voice is known. */
  #unlearnt: RetainedAudio | undefined;
  #heard = 0;
  #settled = 0;
  /** Where the utterance under way began, or undefined while nothing is said. */
  #began: number | undefined;
  #interim = '';

  constructor(engine: PocketSphinx, isVoiceKnown: boolean, say: SayEvent) {
    this.#engine = engine;
    this.#say = say;
    this.#unlearnt = isVoiceKnown ? undefined : new RetainedAudio(ONSET + LEARN_FROM + FRAME_SAMPLES);
    engine.startUtterance();
  }

  /** Positions in samples since the stream was opened. */
  get position(): { decoded: number; settled: number } {
    return { decoded: this.#heard, settled: this.#settled };
  }

  /** @param samples or FLUSH */
  accept(samples: Int16Array): void {
    if (isFlush(samples)) return this.finish();
    for (let at = 0; at < samples.length; at += FRAME_SAMPLES)
      this.#hear(samples.subarray(at, at + FRAME_SAMPLES));
  }

  /** Ends the utterance under way, if there is one. */
  finish(): void {
    if (this.#began !== undefined) this.#endUtterance();
  }

  #hear(samples: Int16Array): void {
    this.#engine.accept(samples);
    this.#unlearnt?.append(samples);
    this.#heard += samples.length;
    if (this.#began === undefined && !this.#engine.isInSpeech) return this.#skip(this.#heard - ONSET);
    this.#began ??= this.#heard;
    const length = this.#heard - this.#began;
    if (!this.#engine.isInSpeech || length >= LONGEST_UTTERANCE) return this.#endUtterance();
    if (this.#unlearnt && length >= LEARN_FROM) this.#learnVoice(this.#unlearnt);
    this.#sayInterim(this.#engine.words);
  }

  #skip(silenceBefore: number): void {
    this.#unlearnt?.dropBefore(silenceBefore);
    this.#settled = Math.max(0, silenceBefore);
  }

  #learnVoice(utterance: RetainedAudio): void {
    this.#engine.endUtterance();
    this.#engine.startUtterance();
    for (const samples of utterance.chunks()) this.#engine.accept(samples);
    this.#unlearnt = undefined;
  }

  #sayInterim(text: string): void {
    if (text === '' || text === this.#interim) return;
    this.#interim = text;
    this.#say({ type: 'interim', text }, this.#settled);
  }

  #endUtterance(): void {
    this.#engine.endUtterance();
    const text = punctuateUtterance(this.#engine.words);
    this.#engine.startUtterance();
    this.#began = undefined;
    this.#interim = '';
    this.#skip(this.#heard);
    this.#say({ type: 'final', text }, this.#settled);
  }
}

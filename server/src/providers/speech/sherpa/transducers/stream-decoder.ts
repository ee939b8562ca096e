import { FRAME_SAMPLES, SAMPLE_RATE, toFloats } from '../../streaming/audio-format.ts';
import type { OnlineStream } from 'sherpa-onnx-node';
import { punctuateUtterance } from '../../streaming/sentences/punctuate-utterance.ts';
import { isFlush } from '../../speech-recogniser.ts';
import { RetainedAudio } from '../../streaming/retained-audio.ts';
import type { SpokenEvent } from '../../streaming/replayed-stream.ts';
import { hearAgain } from './hear-again.ts';
import type { RecognitionEngine } from './recognition-engine.ts';

const seconds = (count: number) => count * SAMPLE_RATE;

const PIECE = FRAME_SAMPLES;
/** The model's endpoint follows 0.8 s of silence; 1.2 s in all end an utterance. */
const RESUMES_WITHIN = seconds(0.4);
const LEAD_IN = seconds(1.5);
const LONGEST_UTTERANCE = seconds(25);

/** `final` ends the utterance; audio before `settled` is not needed again. */
export type SayEvent = (event: SpokenEvent, settled: number) => void;

/** Interims come from the streaming model, finals from the offline model if installed. */
export class StreamDecoder {
  readonly #engine: RecognitionEngine;
  readonly #say: SayEvent;
  #stream: OnlineStream;
  #queue: Int16Array[] = [];
  #input: 'open' | 'ending' | 'finished' = 'open';
  #isFlushing = false;
  #window = new RetainedAudio(LONGEST_UTTERANCE + PIECE);
  #settled = 0;
  #segments: string[] = [];
  #interim = '';
  #speaking = false;
  #endpointAt: number | undefined;
  #inOrder: Promise<void> = Promise.resolve();
  #secondHearings = 0;

  constructor(engine: RecognitionEngine, say: SayEvent) {
    this.#engine = engine;
    this.#say = say;
    this.#stream = engine.online.createStream();
  }

  get native(): OnlineStream {
    return this.#stream;
  }

  get position(): { decoded: number; settled: number } {
    return { decoded: this.#window.end, settled: this.#settled };
  }

  accept(samples: Int16Array): void {
    if (isFlush(samples)) this.#queue.push(samples);
    for (let at = 0; at < samples.length; at += PIECE) this.#queue.push(samples.subarray(at, at + PIECE));
  }

  end(): void {
    this.accept(this.#trailingSilence());
    this.#input = 'ending';
  }

  get isEnding(): boolean {
    return this.#input !== 'open';
  }

  isReady(): boolean {
    const { online } = this.#engine;
    while (!online.isReady(this.#stream)) {
      if (this.#isFlushing) this.#endAtOnce();
      const piece = this.#queue.shift();
      if (piece && isFlush(piece)) this.#beginFlush();
      else if (piece) this.#feed(piece);
      else if (this.#input === 'ending') this.#finishInput();
      else return false;
    }
    return true;
  }

  update(): void {
    const words = this.#engine.online.getResult(this.#stream).text.trim();
    if (words !== '') this.#hear(words);
    const isTooLong = this.#window.end - this.#window.start >= LONGEST_UTTERANCE;
    if (isTooLong || this.#engine.online.isEndpoint(this.#stream)) this.#endSegment(words);
    const isOver = this.#endpointAt !== undefined && this.#window.end - this.#endpointAt >= RESUMES_WITHIN;
    if (isTooLong || isOver) this.#endUtterance();
    if (this.#speaking) return;
    this.#window.dropBefore(this.#window.end - LEAD_IN);
    if (this.#secondHearings === 0) this.#settled = this.#window.start;
  }

  async finish(): Promise<void> {
    this.#endAtOnce();
    await this.#inOrder;
  }

  #feed(piece: Int16Array): void {
    this.#window.append(piece);
    this.#stream.acceptWaveform({ samples: toFloats(piece), sampleRate: SAMPLE_RATE });
  }

  /** Feeds the model silence that is not part of the stream, so that pending words come. */
  #beginFlush(): void {
    this.#isFlushing = true;
    this.#stream.acceptWaveform({ samples: toFloats(this.#trailingSilence()), sampleRate: SAMPLE_RATE });
  }

  #endAtOnce(): void {
    this.#isFlushing = false;
    this.#endSegment(this.#engine.online.getResult(this.#stream).text.trim());
    this.#endUtterance();
  }

  #trailingSilence(): Int16Array {
    return new Int16Array(seconds(this.#engine.models.streaming.trailingSilence));
  }

  #finishInput(): void {
    this.#input = 'finished';
    this.#stream.inputFinished();
  }

  #hear(words: string): void {
    this.#endpointAt = undefined;
    if (!this.#speaking) this.#sayInOrder({ type: 'speech-start' });
    this.#speaking = true;
    const text = [...this.#segments, words].join(' ');
    if (text === this.#interim) return;
    this.#interim = text;
    this.#sayInOrder({ type: 'interim', text });
  }

  #endSegment(words: string): void {
    if (words !== '') {
      this.#segments.push(words);
      this.#endpointAt = this.#window.end;
    }
    const { online, models } = this.#engine;
    if (models.streaming.betweenUtterances === 'reset') online.reset(this.#stream);
    else this.#stream = online.createStream();
  }

  #endUtterance(): void {
    const words = this.#segments.join(' ');
    const audio = this.#window.joined();
    const settled = this.#window.end;
    this.#segments = [];
    this.#interim = '';
    this.#endpointAt = undefined;
    if (!this.#speaking) return;
    this.#speaking = false;
    this.#window.dropBefore(settled);
    this.#secondHearings += 1;
    this.#inOrder = this.#sayFinal(this.#inOrder, audio, words, settled);
  }

  async #sayFinal(before: Promise<void>, audio: Int16Array, words: string, settled: number): Promise<void> {
    await before;
    const text = (await hearAgain(this.#engine.offline, toFloats(audio))) || words;
    this.#secondHearings -= 1;
    this.#settled = settled;
    this.#say({ type: 'final', text: punctuateUtterance(text) }, settled);
  }

  #sayInOrder(event: SpokenEvent): void {
    this.#inOrder = this.#inOrder.then(() => this.#say(event, this.#settled));
  }
}

import { isFlush } from '../../speech-recogniser.ts';
import { SAMPLE_RATE, toFloats } from '../../streaming/audio-format.ts';
import type { SpokenEvent } from '../../streaming/replayed-stream.ts';
import { RetainedAudio } from '../../streaming/retained-audio.ts';
import { looksWhole } from '../../streaming/sentences/begins-sentence.ts';
import { AgreedWords } from '../../utterances/agreed-words.ts';
import { GrowingSentence } from '../../utterances/growing-sentence.ts';
import { plausibleText } from '../../utterances/plausible-text.ts';
import { quietestPlace } from '../../utterances/quietest-place.ts';
import {
  LONGEST,
  UtteranceBounds,
  type UtteranceSpan,
  type UtteranceTurn,
} from '../../utterances/utterance-bounds.ts';
import type { Moonshine } from './moonshine.ts';
import { WINDOW, type SpeechDetector } from './speech-detector.ts';

const seconds = (count: number): number => count * SAMPLE_RATE;

const LIVE_STEP = seconds(0.4);
const FIRST_LIVE = seconds(0.5);
const CUT_AFTER = seconds(5);
const SENTENCE_ENDS = seconds(0.9);
const UNNOTICED = seconds(0.5);
const KEPT = LONGEST + seconds(12);

/** Audio before `settled` is not needed again. */
type SayEvent = (event: SpokenEvent, settled: number) => void;

/** Live words come from decoding the growing utterance repeatedly, the final from the whole utterance. */
export class UtteranceDecoder {
  readonly #model: Moonshine;
  readonly #detector: SpeechDetector;
  readonly #say: SayEvent;
  readonly #audio = new RetainedAudio(KEPT);
  readonly #bounds = new UtteranceBounds();
  readonly #live = new AgreedWords();
  readonly #sentence = new GrowingSentence();
  #seen = 0;
  #settled = 0;
  #utterance = 0;
  #isLive = false;
  #liveTo = 0;
  #ahead: { span: UtteranceSpan; text: Promise<string>; isWhole: boolean } | undefined;
  readonly #pending: number[] = [];
  #inOrder: Promise<void> = Promise.resolve();

  constructor(model: Moonshine, detector: SpeechDetector, say: SayEvent) {
    this.#model = model;
    this.#detector = detector;
    this.#say = say;
  }

  get position(): { decoded: number; settled: number } {
    return { decoded: this.#pending[0] ?? this.#seen, settled: this.#settled };
  }

  accept(samples: Int16Array): void {
    if (isFlush(samples)) return this.#endUtterance(!this.#bounds.isPaused);
    this.#audio.append(samples);
    while (this.#seen + WINDOW <= this.#audio.end) this.#look();
  }

  async finish(): Promise<void> {
    this.#endUtterance(false);
    this.#closeSentence();
    await this.#inOrder;
  }

  #look(): void {
    const end = this.#seen + WINDOW;
    const isVoice = this.#detector.hears(this.#samples({ from: this.#seen, to: end }));
    this.#seen = end;
    this.#follow(this.#bounds.hear(end, isVoice));
    this.#endSentence();
    const { span } = this.#bounds;
    if (span) void this.#showLive(span);
    else this.#settleQuiet(end);
  }

  #follow(turn: UtteranceTurn | undefined): void {
    if (turn === 'begin') this.#sayInOrder(() => this.#say({ type: 'speech-start' }, this.#settled));
    if (turn === 'pause') void this.#decodeAhead();
    if (turn === 'resume') this.#ahead = undefined;
    if (turn === 'end') this.#endUtterance(false);
    if (turn === 'long') this.#cutUtterance();
  }

  #settleQuiet(end: number): void {
    if (end - this.#bounds.voiceEnd >= SENTENCE_ENDS) this.#closeSentence();
    if (this.#pending.length > 0) return;
    const quiet = Math.max(this.#bounds.voiceEnd, end - UNNOTICED);
    this.#settled = Math.max(this.#settled, Math.min(quiet, end));
    this.#audio.dropBefore(this.#settled);
  }

  async #showLive({ from, to }: UtteranceSpan): Promise<void> {
    const isEnough = to - from >= FIRST_LIVE && to - this.#liveTo >= LIVE_STEP;
    if (this.#isLive || !isEnough) return;
    const utterance = this.#utterance;
    this.#isLive = true;
    const decoded = await this.#model.queue.run('live', async () => this.#decodeNewest(utterance));
    this.#isLive = false;
    if (decoded === undefined || utterance !== this.#utterance) return;
    const { text, isWhole } = plausibleText(decoded);
    if (isWhole) this.#showWords(text);
  }

  async #decodeNewest(utterance: number): Promise<string | undefined> {
    const { span } = this.#bounds;
    if (utterance !== this.#utterance || !span) return undefined;
    this.#liveTo = span.to;
    return this.#model.decode(this.#samples(span));
  }

  #showWords(text: string): void {
    const words = this.#live.add(this.#sentence.preview(text).text);
    if (words.text !== '') this.#say({ type: 'interim', ...words }, this.#settled);
  }

  async #decodeAhead(): Promise<void> {
    const { span } = this.#bounds;
    if (!span) return;
    const utterance = this.#utterance;
    const ahead = { span, text: this.#decodeLine(span), isWhole: false };
    this.#ahead = ahead;
    this.#liveTo = span.to;
    const { text, isWhole } = plausibleText(await ahead.text);
    if (utterance === this.#utterance && isWhole) this.#showWords(text);
    ahead.isWhole = looksWhole(text);
    if (this.#ahead === ahead) this.#endSentence();
  }

  #endSentence(): void {
    if (this.#ahead?.isWhole && this.#bounds.endsSentence) this.#endUtterance(false);
  }

  #decodeLine(span: UtteranceSpan): Promise<string> {
    const samples = this.#samples(span);
    return this.#model.queue.run('final', () => this.#model.decodeWell(samples));
  }

  #endUtterance(isCut: boolean): void {
    const { span } = this.#bounds;
    if (!span) return;
    const text = this.#ahead?.span.to === span.to ? this.#ahead.text : this.#decodeLine(span);
    this.#bounds.end();
    this.#give(span, text, isCut);
  }

  #cutUtterance(): void {
    const { span } = this.#bounds;
    if (!span) return;
    const place = span.from + quietestPlace(this.#samples(span), CUT_AFTER);
    const first = { from: span.from, to: place };
    this.#bounds.cutAt(place);
    this.#give(first, this.#decodeLine(first), true);
  }

  #give(span: UtteranceSpan, decoded: Promise<string>, isCut: boolean): void {
    this.#utterance += 1;
    this.#ahead = undefined;
    this.#live.reset();
    this.#liveTo = span.to;
    this.#pending.push(span.from);
    this.#sayInOrder(async () => {
      const { text } = plausibleText(await decoded);
      this.#pending.shift();
      this.#settled = Math.max(this.#settled, span.to);
      this.#audio.dropBefore(Math.min(this.#settled, this.#pending[0] ?? this.#settled));
      const final = text === '' ? '' : this.#sentence.add(text, isCut);
      this.#say({ type: 'final', text: final }, this.#settled);
    });
  }

  #closeSentence(): void {
    this.#sayInOrder(() => {
      const mark = this.#sentence.close();
      if (mark !== '') this.#say({ type: 'final', text: mark }, this.#settled);
    });
  }

  #sayInOrder(say: () => Promise<void> | void): void {
    this.#inOrder = this.#inOrder.then(say);
  }

  #samples({ from, to }: UtteranceSpan): Float32Array {
    const samples = new Float32Array(Math.max(0, to - from));
    let at = 0;
    for (const chunk of this.#audio.chunks(from, to)) {
      samples.set(toFloats(chunk), at);
      at += chunk.length;
    }
    return samples;
  }
}

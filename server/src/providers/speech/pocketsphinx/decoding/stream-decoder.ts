import { FRAME_SAMPLES, SAMPLE_RATE } from '../../streaming/audio-format.ts';
import { OpenUtterance } from '../../streaming/sentences/open-utterance.ts';
import type { SpokenEvent } from '../../streaming/replayed-stream.ts';
import { RetainedAudio } from '../../streaming/retained-audio.ts';
import { isFlush } from '../../speech-recogniser.ts';
import type { PocketSphinx } from './pocketsphinx.ts';
import type { SpeechDetector } from './speech-detector.ts';

const seconds = (count: number) => count * SAMPLE_RATE;

/** Speech begins softly, before it is noticed. */
const ONSET = seconds(0.5);
/** A voice that is not known is learnt from so much of it. */
const LEARN_FROM = seconds(1.5);
/** Speech that may have to be heard again. */
const RECENT = seconds(4);
/** A speaker without pauses gets a final now and then: what is not settled must be kept for a replay. */
const LONGEST_UNSETTLED = seconds(20);
/** At a pause it is given earlier, so that nobody is cut off in mid-word. */
const LONG_UNSETTLED = seconds(8);
/** The engine takes half a second of silence for an end; who thinks aloud pauses for longer. */
const GOES_ON_WITHIN = seconds(0.9);

/** Audio before `settled` is never needed again. */
type SayEvent = (event: SpokenEvent, settled: number) => void;

interface Ears {
  engine: PocketSphinx;
  /** Without one, all that is loud is taken for speech. */
  detector: SpeechDetector | undefined;
  /** Whether the engine was given the mean of the voice that it will hear. */
  isVoiceKnown: boolean;
}

/**
 * One stream inside the child. The engine hears nothing but speech, and an unknown voice twice: at first badly, and
 * once it is known as what it is.
 */
export class StreamDecoder {
  readonly #engine: PocketSphinx;
  readonly #detector: SpeechDetector | undefined;
  readonly #say: SayEvent;
  readonly #recent = new RetainedAudio(RECENT);
  #isVoiceKnown: boolean;
  #heard = 0;
  #settled = 0;
  /** Where what the engine hears now began, or undefined while it is spared. */
  #listensFrom: number | undefined;
  /** Where the engine found the utterance under way. */
  #began: number | undefined;
  #interim = '';
  readonly #utterance = new OpenUtterance();
  /** Where the latest fragment of the open utterance ended. */
  #pausedAt = 0;

  constructor({ engine, detector, isVoiceKnown }: Ears, say: SayEvent) {
    this.#engine = engine;
    this.#detector = detector;
    this.#isVoiceKnown = isVoiceKnown;
    this.#say = say;
    engine.startUtterance();
  }

  /** Positions in samples since the stream was opened. */
  get position(): { decoded: number; settled: number } {
    return { decoded: this.#heard, settled: this.#settled };
  }

  /** Up to where no word can begin that was not given yet: the next one may just have begun, unnoticed. */
  get #understood(): number {
    return Math.max(this.#pausedAt, this.#heard - ONSET);
  }

  /** @param samples or FLUSH */
  accept(samples: Int16Array): void {
    if (isFlush(samples)) return this.#flush();
    for (let at = 0; at < samples.length; at += FRAME_SAMPLES)
      this.#hear(samples.subarray(at, at + FRAME_SAMPLES));
  }

  /** Gives the last words. */
  finish(): void {
    this.#endFragment();
    if (this.#utterance.isOpen) this.#give(this.#utterance.close(), this.#understood);
  }

  /** Gives what was said so far; what is said next may go on with it. */
  #flush(): void {
    this.#endFragment();
    if (this.#utterance.isOpen) this.#give(this.#utterance.cut(), this.#understood);
  }

  #hear(samples: Int16Array): void {
    this.#recent.append(samples);
    this.#heard += samples.length;
    const isSpeech = this.#detector?.hears(samples) ?? true;
    if (isSpeech || this.#began !== undefined) this.#listen(samples);
    else this.#listensFrom = undefined;
    if (this.#engine.isInSpeech) this.#began ??= this.#heard;
    if (this.#began !== undefined)
      this.#follow(this.#heard - this.#began, isSpeech && this.#engine.isInSpeech);
    else if (this.#utterance.isOpen) this.#awaitMore(isSpeech);
    else this.#settled = Math.max(this.#settled, this.#heard - ONSET);
  }

  #awaitMore(isSpeech: boolean): void {
    if (isSpeech && this.#detector) this.#pausedAt = this.#heard; // a flush came before the pause was half a second old
    const isOver = this.#heard - this.#pausedAt >= GOES_ON_WITHIN;
    if (isOver || this.#heard - this.#settled >= LONGEST_UNSETTLED) this.finish();
  }

  #listen(samples: Int16Array): void {
    if (this.#listensFrom !== undefined) return this.#engine.accept(samples);
    this.#listensFrom = Math.max(this.#recent.start, this.#heard - ONSET);
    this.#hearAgain(this.#listensFrom);
  }

  #hearAgain(from: number): void {
    for (const samples of this.#recent.chunks(from)) this.#engine.accept(samples);
  }

  #follow(length: number, goesOn: boolean): void {
    if (!goesOn) return this.#endFragment();
    if (this.#heard - this.#settled >= LONGEST_UNSETTLED) return this.#flush();
    if (!this.#isVoiceKnown && length >= LEARN_FROM) this.#learnVoice();
    this.#tell(this.#engine.words);
  }

  /** @param words of the fragment under way */
  #tell(words: string): void {
    const text = this.#utterance.interim(words);
    if (text === '' || text === this.#interim) return;
    this.#interim = text;
    this.#say({ type: 'interim', text }, this.#settled);
  }

  #learnVoice(): void {
    this.#isVoiceKnown = true;
    this.#engine.endUtterance();
    this.#engine.startUtterance();
    this.#hearAgain(this.#listensFrom ?? this.#heard);
  }

  /** To be called at a pause, also when nothing was said. */
  #endFragment(): void {
    const began = this.#began;
    if (began === undefined) return;
    this.#engine.endUtterance();
    const { words } = this.#engine;
    this.#engine.startUtterance();
    this.#listensFrom = undefined;
    this.#began = undefined;
    this.#pausedAt = this.#heard;
    this.#recent.dropBefore(this.#heard);
    const over = this.#utterance.add(words);
    if (over !== '') this.#give(over, began - ONSET);
    if (!this.#utterance.isOpen) this.#give('', this.#heard);
    else if (this.#heard - this.#settled >= LONG_UNSETTLED) this.#give(this.#utterance.cut(), this.#heard);
    else this.#tell('');
  }

  /** @param text empty where there was nothing to understand */
  #give(text: string, settled: number): void {
    this.#interim = '';
    this.#settled = Math.max(this.#settled, settled);
    this.#say({ type: 'final', text }, this.#settled);
  }
}

import { z } from 'zod';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../streaming/audio-format.ts';
import { readMessage } from '../streaming/cloud-socket/read-message.ts';
import type { Carrier, Frame, ServiceConversation } from '../streaming/cloud-socket/speech-service.ts';
import { wordsWithin } from '../streaming/cloud-socket/words-within.ts';
import { punctuateUtterance } from '../streaming/sentences/punctuate-utterance.ts';
import { baseOf } from '../streaming/sentences/writing.ts';
import type { ReplayedStream } from '../streaming/replayed-stream.ts';
import { RetainedAudio } from '../streaming/retained-audio.ts';
import { SpeechError, type TranscribeOptions } from '../speech-recogniser.ts';
import { VoiceActivity } from '../streaming/voice-activity.ts';
import { Upsampler } from './resample.ts';

const MODEL = 'gpt-4o-mini-transcribe';
/** Longer prompts are "heard" by the model in silence. */
const PROMPTED = { count: 100, longest: 40, characters: 800, separator: 2 };
const SILENCE_ENDS_AFTER_MS = 1_200;
const WORDS_END_AFTER_MS = 1_200;
const PIECE = FRAME_SAMPLES;
const LEAD_IN = 0.4 * SAMPLE_RATE;
const LONGEST_UTTERANCE = 20 * SAMPLE_RATE;
const OUR_FAULT = new Set(['invalid_api_key', 'insufficient_quota', 'model_not_found', 'invalid_value']);
/** Error for noise; some services give it for everything. */
const UNINTELLIGIBLE = 'audio_unintelligible';
const PROVEN_MS = 60_000;
const NOTHING_SAID = 'input_audio_buffer_commit_empty';

const TRANSCRIPTION = 'conversation.item.input_audio_transcription';
const Failure = z.object({ code: z.string().nullish() });

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('input_audio_buffer.committed'), item_id: z.string() }),
  z.object({ type: z.literal(`${TRANSCRIPTION}.delta`), item_id: z.string(), delta: z.string() }),
  z.object({ type: z.literal(`${TRANSCRIPTION}.completed`), item_id: z.string(), transcript: z.string() }),
  z.object({ type: z.literal(`${TRANSCRIPTION}.failed`), item_id: z.string(), error: Failure.optional() }),
  z.object({ type: z.literal('error'), error: Failure }),
]);

interface Utterance {
  end: number;
  id?: string;
  text: string;
  isComplete: boolean;
}

export interface Proof {
  at: number;
}

/**
 * Commits utterances and emits their texts in order. An utterance without an end is taken as it is; failed
 * audio stays unsettled and is replayed.
 */
export class OpenAiConversation implements ServiceConversation {
  readonly keepAlive = undefined;
  readonly #stream: ReplayedStream;
  readonly #options: TranscribeOptions;
  readonly #activity = new VoiceActivity(SILENCE_ENDS_AFTER_MS);
  readonly #upsampler = new Upsampler();
  /** Silence is not sent, except right before speech. */
  readonly #leadIn = new RetainedAudio(LEAD_IN);
  #heard = 0;
  #spokenSince = 0;
  #utterances: Utterance[] = [];
  #hasEnded = false;
  #stopWaiting = (): void => {};
  #cut: { id: string | undefined; text: string } | undefined;
  readonly #carrier: Carrier;
  readonly #proof: Proof;

  constructor(stream: ReplayedStream, options: TranscribeOptions, carrier: Carrier, proof: Proof) {
    this.#stream = stream;
    this.#options = options;
    this.#carrier = carrier;
    this.#proof = proof;
  }

  get isDone(): boolean {
    return this.#hasEnded && this.#utterances.length === 0;
  }

  get owesWords(): boolean {
    return this.#utterances.length > 0;
  }

  greet(): Frame[] {
    const { language, vocabulary } = this.#options;
    const words = wordsWithin(vocabulary, PROMPTED);
    const transcription = {
      model: MODEL,
      language: baseOf(language),
      ...(words.length > 0 && {
        prompt: `Expect these words: ${words.join(', ')}`,
      }),
    };
    const input = { format: { type: 'audio/pcm', rate: 24_000 }, transcription, turn_detection: null };
    return [JSON.stringify({ type: 'session.update', session: { type: 'transcription', audio: { input } } })];
  }

  hear(samples: Int16Array): Frame[] {
    const frames: Frame[] = [];
    for (let at = 0; at < samples.length; at += PIECE)
      frames.push(...this.#hearPiece(samples.subarray(at, at + PIECE)));
    this.#settleSilence();
    return frames;
  }

  flush(): Frame[] {
    if (!this.#activity.speaking) return [];
    this.#activity.reset();
    return [this.#commit()];
  }

  end(): Frame[] {
    this.#hasEnded = true;
    return this.flush();
  }

  read(message: string): boolean {
    const data = readMessage(Message, message);
    if (!data) return false;
    if (data.type === 'error') return this.#takeError(data.error.code ?? '');
    if (data.type === 'input_audio_buffer.committed') {
      this.#name(data.item_id);
      return false;
    }
    const utterance = this.#utterances.find(({ id }) => id === data.item_id);
    if (data.type === `${TRANSCRIPTION}.completed`) this.#onWords(data.item_id, data.transcript);
    if (!utterance) return false;
    if (data.type === `${TRANSCRIPTION}.delta`) utterance.text += data.delta;
    else if (data.type === `${TRANSCRIPTION}.completed`) {
      utterance.text = data.transcript;
      utterance.isComplete = true;
    } else if (this.#isNoise(data.error?.code)) {
      utterance.text = '';
      utterance.isComplete = true;
    } else {
      this.#carrier.breakOff();
      return false;
    }
    const isFirst = utterance === this.#utterances[0];
    if (isFirst) this.#sayInOrder();
    return isFirst;
  }

  #onWords(id: string, transcript: string): void {
    if (transcript.trim() !== '') this.#proof.at = performance.now();
    if (this.#cut?.id !== id) return;
    const { text } = this.#cut;
    this.#cut = undefined;
    const rest = transcript.startsWith(text) ? transcript.slice(text.length).trim() : '';
    if (rest !== '') this.#sayFinal(rest);
  }

  #isNoise(code: string | null | undefined): boolean {
    return code === UNINTELLIGIBLE && performance.now() < this.#proof.at + PROVEN_MS;
  }

  #name(id: string): void {
    const next = this.#utterances.find((utterance) => utterance.id === undefined);
    if (next) next.id = id;
  }

  #takeError(code: string): boolean {
    if (OUR_FAULT.has(code)) {
      throw new SpeechError('refused', 'The speech service refused the request.', { retryable: false });
    }
    const unnamed = this.#utterances.find(({ id }) => id === undefined);
    if (code === NOTHING_SAID && unnamed) {
      unnamed.isComplete = true;
      this.#sayInOrder();
    } else if (this.#utterances.length > 0) this.#carrier.breakOff();
    return false;
  }

  #hearPiece(samples: Int16Array): Frame[] {
    const wasSpeaking = this.#activity.speaking;
    const changes = this.#activity.accept(samples);
    this.#heard += samples.length;
    if (!wasSpeaking && !changes.includes('start')) {
      this.#leadIn.append(samples);
      return [];
    }
    const frames = [this.#append(samples)];
    if (changes.includes('start')) {
      this.#stream.say({ type: 'speech-start' });
      this.#spokenSince = this.#heard;
      if (!wasSpeaking) frames.unshift(...this.#leadIn.chunks().map((chunk) => this.#append(chunk)));
      this.#leadIn.dropBefore(this.#leadIn.end);
    }
    const isTooLong = this.#heard - this.#spokenSince >= LONGEST_UTTERANCE;
    return changes.includes('end') || isTooLong ? [...frames, this.#commit()] : frames;
  }

  #append(samples: Int16Array): Frame {
    const { buffer, byteOffset, byteLength } = this.#upsampler.resample(samples);
    const audio = Buffer.from(buffer, byteOffset, byteLength).toString('base64');
    return JSON.stringify({ type: 'input_audio_buffer.append', audio });
  }

  #commit(): Frame {
    this.#spokenSince = this.#heard;
    this.#utterances.push({ end: this.#heard, text: '', isComplete: false });
    return JSON.stringify({ type: 'input_audio_buffer.commit' });
  }

  #sayInOrder(): void {
    this.#stopWaiting();
    for (let first = this.#utterances[0]; first; first = this.#utterances[0]) {
      if (!first.isComplete) return this.#saySoFar(first);
      this.#utterances.shift();
      this.#sayFinal(first.text);
      this.#stream.settle(first.end);
    }
    this.#settleSilence();
  }

  #sayFinal(text: string): void {
    this.#stream.say({ type: 'final', text: punctuateUtterance(text, this.#options.language) });
  }

  #saySoFar(utterance: Utterance): void {
    if (utterance.text.trim() === '') return;
    this.#stream.say({ type: 'interim', text: utterance.text.trim() });
    this.#stopWaiting = this.#carrier.later(WORDS_END_AFTER_MS, () => {
      this.#cut = { id: utterance.id, text: utterance.text.trim() };
      utterance.isComplete = true;
      this.#sayInOrder();
    });
  }

  /** Audio since the last utterance was silence where no text is pending, except a possible onset. */
  #settleSilence(): void {
    if (!this.#activity.speaking && this.#utterances.length === 0) this.#stream.settle(this.#heard - LEAD_IN);
  }
}

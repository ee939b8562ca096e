import { FRAME_SAMPLES, SAMPLE_RATE } from '../streaming/audio-format.ts';
import { z } from 'zod';
import { readMessage } from '../streaming/cloud-socket/read-message.ts';
import { socketRecogniser } from '../streaming/cloud-socket/socket-recogniser.ts';
import { wordsWithin } from '../streaming/cloud-socket/words-within.ts';
import type {
  Frame,
  ServiceConversation,
  SpeechService,
  SpeechServiceConfig,
} from '../streaming/cloud-socket/speech-service.ts';
import { punctuateUtterance } from '../streaming/sentences/punctuate-utterance.ts';
import { baseOf } from '../streaming/sentences/writing.ts';
import type { ReplayedStream } from '../streaming/replayed-stream.ts';
import { RetainedAudio } from '../streaming/retained-audio.ts';
import { SpeechError, type SpeechRecogniser, type TranscribeOptions } from '../speech-recogniser.ts';
import { VoiceActivity } from '../streaming/voice-activity.ts';
import { Upsampler } from './resample.ts';
import { TRANSCRIBE_LANGUAGES } from './transcribe-languages.ts';

const MODEL = 'gpt-4o-mini-transcribe';
/** A long prompt is heard in silence. */
const PROMPTED = { count: 100, longest: 40, characters: 800, separator: 2 };
/** People think for up to a second within a question. */
const SILENCE_ENDS_AFTER_MS = 1_200;
const PIECE = FRAME_SAMPLES;
const LEAD_IN = 0.4 * SAMPLE_RATE;
const LONGEST_UTTERANCE = 20 * SAMPLE_RATE;
/** Errors that another connection would meet again. */
const OUR_FAULT = new Set(['invalid_api_key', 'insufficient_quota', 'model_not_found', 'invalid_value']);

export function openAiRecogniser(config: SpeechServiceConfig): SpeechRecogniser {
  return socketRecogniser(openAiService(config));
}

/** OpenAI's realtime transcription: https://platform.openai.com/docs/guides/realtime-transcription */
export function openAiService({ apiKey, url, onMalformedMessage }: SpeechServiceConfig): SpeechService {
  return {
    name: 'openai',
    languages: TRANSCRIBE_LANGUAGES,
    onMalformedMessage,
    address: () => ({
      url: new URL('?intent=transcription', url),
      headers: { authorization: `Bearer ${apiKey}` },
    }),
    converse: (stream, options) => new OpenAiConversation(stream, options),
  };
}

const TRANSCRIPTION = 'conversation.item.input_audio_transcription';
const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('input_audio_buffer.committed'), item_id: z.string() }),
  z.object({ type: z.literal(`${TRANSCRIPTION}.delta`), item_id: z.string(), delta: z.string() }),
  z.object({ type: z.literal(`${TRANSCRIPTION}.completed`), item_id: z.string(), transcript: z.string() }),
  z.object({ type: z.literal(`${TRANSCRIPTION}.failed`), item_id: z.string() }),
  z.object({ type: z.literal('error'), error: z.object({ code: z.string().nullish() }) }),
]);

/** A committed utterance on its way back as text. Texts may be complete out of order; they are said in order. */
interface Utterance {
  /** Position of its end. */
  end: number;
  id?: string;
  text: string;
  isComplete: boolean;
}

class OpenAiConversation implements ServiceConversation {
  /** The service needs none: it keeps silent connections open. */
  readonly keepAlive = undefined;
  readonly #stream: ReplayedStream;
  readonly #options: TranscribeOptions;
  readonly #activity = new VoiceActivity(SILENCE_ENDS_AFTER_MS);
  readonly #upsampler = new Upsampler();
  /** Silence is not sent, but for the moment before speech. */
  readonly #leadIn = new RetainedAudio(LEAD_IN);
  #heard = 0;
  #spokenSince = 0;
  #utterances: Utterance[] = [];
  #hasEnded = false;

  constructor(stream: ReplayedStream, options: TranscribeOptions) {
    this.#stream = stream;
    this.#options = options;
  }

  get isDone(): boolean {
    return this.#hasEnded && this.#utterances.length === 0;
  }

  /** Nothing is said of an utterance before it is committed. */
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
    this.#activity.reset(); // the silence that follows is no utterance
    return [this.#commit()];
  }

  end(): Frame[] {
    this.#hasEnded = true;
    return this.flush();
  }

  read(message: string): void {
    const data = readMessage(Message, message);
    if (data?.type === 'error' && OUR_FAULT.has(data.error.code ?? '')) {
      throw new SpeechError('refused', 'The speech service refused the request.', { retryable: false });
    }
    if (!data || data.type === 'error') return;
    if (data.type === 'input_audio_buffer.committed') {
      const next = this.#utterances.find((utterance) => utterance.id === undefined);
      if (next) next.id = data.item_id;
      return;
    }
    const utterance = this.#utterances.find(({ id }) => id === data.item_id);
    if (!utterance) return;
    if (data.type === `${TRANSCRIPTION}.delta`) utterance.text += data.delta;
    else utterance.isComplete = true;
    if (data.type === `${TRANSCRIPTION}.completed`) utterance.text = data.transcript;
    this.#sayInOrder();
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
    for (let first = this.#utterances[0]; first; first = this.#utterances[0]) {
      if (!first.isComplete) {
        if (first.text !== '') this.#stream.say({ type: 'interim', text: first.text.trim() });
        return;
      }
      this.#utterances.shift();
      this.#stream.say({ type: 'final', text: punctuateUtterance(first.text, this.#options.language) });
      this.#stream.settle(first.end);
    }
    this.#settleSilence();
  }

  /** With no text on its way, all that was heard since the last utterance was silence, but for what may begin one. */
  #settleSilence(): void {
    if (!this.#activity.speaking && this.#utterances.length === 0) this.#stream.settle(this.#heard - LEAD_IN);
  }
}

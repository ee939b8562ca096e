import { SAMPLE_RATE } from '../streaming/audio-format.ts';
import { z } from 'zod';
import { isAudible } from '#core/is-audible.ts';
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
import { isWrittenWithSpaces } from '../streaming/sentences/writing.ts';
import type { ReplayedStream } from '../streaming/replayed-stream.ts';
import type { SpeechRecogniser, TranscribeOptions } from '../speech-recogniser.ts';
import { NOVA_3_LANGUAGES } from './nova-3-languages.ts';

/** The service takes 500 tokens of key terms, and refuses more; a token of a name has some three characters. */
const KEYTERMS = { count: 100, longest: 40, characters: 1_500 };
/** A speaker without pauses gets a final now and then: what is not settled must be kept for a replay. */
const LONGEST_UTTERANCE = 20 * SAMPLE_RATE;

export function deepgramRecogniser(config: SpeechServiceConfig): SpeechRecogniser {
  return socketRecogniser(deepgramService(config));
}

/** Deepgram's streaming API: https://developers.deepgram.com/reference/speech-to-text/listen-streaming */
export function deepgramService({ apiKey, url, onMalformedMessage }: SpeechServiceConfig): SpeechService {
  return {
    name: 'deepgram',
    languages: NOVA_3_LANGUAGES,
    onMalformedMessage,
    address: (options) => ({ url: listenUrl(url, options), headers: { authorization: `Token ${apiKey}` } }),
    converse: (stream, { language }) => new DeepgramConversation(stream, language),
  };
}

function listenUrl(base: string, { language, vocabulary }: TranscribeOptions): URL {
  const url = new URL(base);
  const parameters = {
    model: 'nova-3',
    language,
    encoding: 'linear16',
    sample_rate: `${SAMPLE_RATE}`,
    channels: '1',
    interim_results: 'true',
    endpointing: '1200',
    utterance_end_ms: '1200',
    smart_format: 'true',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  for (const term of wordsWithin(vocabulary, KEYTERMS)) url.searchParams.append('keyterm', term);
  return url;
}

const Message = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('Results'),
    is_final: z.boolean(),
    speech_final: z.boolean().default(false),
    /** The last of the words that Finalize asked for. */
    from_finalize: z.boolean().default(false),
    /** Seconds since the connection's audio began. */
    start: z.number(),
    duration: z.number(),
    channel: z.object({ alternatives: z.array(z.object({ transcript: z.string() })).min(1) }),
  }),
  z.object({ type: z.literal('UtteranceEnd') }),
  /** The last message, after CloseStream. */
  z.object({ type: z.literal('Metadata') }),
]);
type Results = Extract<z.infer<typeof Message>, { type: 'Results' }>;

class DeepgramConversation implements ServiceConversation {
  isDone = false;
  owesWords = false;
  readonly keepAlive = JSON.stringify({ type: 'KeepAlive' });
  readonly #stream: ReplayedStream;
  readonly #language: string;
  /** Parts of the utterance that will not change: an utterance is their sum. */
  #parts: string[] = [];
  #partsBegin = 0;
  #partsEnd = 0;
  #hasAskedForEnd = false;

  constructor(stream: ReplayedStream, language: string) {
    this.#stream = stream;
    this.#language = language;
  }

  greet(): Frame[] {
    return [];
  }

  hear(samples: Int16Array): Frame[] {
    this.owesWords = isAudible(samples);
    return [Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)];
  }

  flush(): Frame[] {
    return [JSON.stringify({ type: 'Finalize' })];
  }

  end(): Frame[] {
    this.#hasAskedForEnd = true;
    return [JSON.stringify({ type: 'CloseStream' })];
  }

  read(message: string): void {
    const data = readMessage(Message, message);
    if (data?.type === 'Results') this.#take(data);
    if (data?.type === 'UtteranceEnd') this.#endUtterance();
    if (data?.type !== 'Metadata' || !this.#hasAskedForEnd) return;
    this.#endUtterance();
    this.isDone = true;
  }

  #take({ is_final, speech_final, from_finalize, start, duration, channel }: Results): void {
    const text = channel.alternatives[0]?.transcript.trim() ?? '';
    const end = Math.round((start + duration) * SAMPLE_RATE);
    if (text !== '') {
      this.#stream.say({ type: 'speech-start' });
      this.#stream.say({ type: 'interim', text: this.#joined([...this.#parts, text]) });
    }
    if (!is_final) return;
    if (this.#parts.length === 0) this.#partsBegin = this.#partsEnd;
    this.#partsEnd = end;
    if (text !== '') this.#parts.push(text);
    if (this.#parts.length === 0) this.#stream.settle(end);
    else if (speech_final || from_finalize || end - this.#partsBegin >= LONGEST_UTTERANCE)
      this.#endUtterance();
  }

  #joined(parts: readonly string[]): string {
    return parts.join(isWrittenWithSpaces(this.#language) ? ' ' : '');
  }

  #endUtterance(): void {
    if (this.#parts.length === 0) return;
    this.#stream.say({ type: 'final', text: punctuateUtterance(this.#joined(this.#parts), this.#language) });
    this.#stream.settle(this.#partsEnd);
    this.#parts = [];
  }
}

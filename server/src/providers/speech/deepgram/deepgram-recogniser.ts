import { SAMPLE_RATE } from '../streaming/audio-format.ts';
import { socketRecogniser } from '../streaming/cloud-socket/socket-recogniser.ts';
import { wordsWithin } from '../streaming/cloud-socket/words-within.ts';
import type { SpeechService, SpeechServiceConfig } from '../streaming/cloud-socket/speech-service.ts';
import type { SpeechRecogniser, TranscribeOptions } from '../speech-recogniser.ts';
import { DeepgramConversation } from './deepgram-conversation.ts';
import { NOVA_3_LANGUAGES } from './nova-3-languages.ts';

/** Deepgram's limit is 500 tokens; a token of a name has about three characters. */
const KEYTERMS = { count: 100, longest: 40, characters: 1_500 };

export function deepgramRecogniser(config: SpeechServiceConfig): SpeechRecogniser {
  return socketRecogniser(deepgramService(config));
}

/** Deepgram streaming: https://developers.deepgram.com/reference/speech-to-text/listen-streaming */
export function deepgramService({ apiKey, url, onMalformedMessage }: SpeechServiceConfig): SpeechService {
  return {
    name: 'deepgram',
    languages: NOVA_3_LANGUAGES,
    onMalformedMessage,
    address: (options) => ({ url: listenUrl(url, options), headers: { authorization: `Token ${apiKey}` } }),
    converse: (stream, { language }, carrier) => new DeepgramConversation(stream, language, carrier),
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

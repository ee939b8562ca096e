import { socketRecogniser } from '../streaming/cloud-socket/socket-recogniser.ts';
import type { SpeechService, SpeechServiceConfig } from '../streaming/cloud-socket/speech-service.ts';
import type { SpeechRecogniser } from '../speech-recogniser.ts';
import { OpenAiConversation, type Proof } from './openai-conversation.ts';
import { TRANSCRIBE_LANGUAGES } from './transcribe-languages.ts';

export function openAiRecogniser(config: SpeechServiceConfig): SpeechRecogniser {
  return socketRecogniser(openAiService(config));
}

/** OpenAI realtime transcription: https://platform.openai.com/docs/guides/realtime-transcription */
export function openAiService({ apiKey, url, onMalformedMessage }: SpeechServiceConfig): SpeechService {
  const proof: Proof = { at: -Infinity };
  return {
    name: 'openai',
    languages: TRANSCRIBE_LANGUAGES,
    onMalformedMessage,
    address: () => ({
      url: new URL('?intent=transcription', url),
      headers: { authorization: `Bearer ${apiKey}` },
    }),
    converse: (stream, options, carrier) => new OpenAiConversation(stream, options, carrier, proof),
  };
}

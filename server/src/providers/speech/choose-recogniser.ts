import { deepgramRecogniser } from './deepgram/deepgram-recogniser.ts';
import { openAiRecogniser } from './openai/openai-recogniser.ts';
import { profilesByLanguage, type SpeechModels } from '#models/speech-profiles.ts';
import { byLanguage } from './by-language.ts';
import { installedProfile, prepareModels } from './sherpa/prepare-models.ts';
import { sherpaRecogniser } from './sherpa/sherpa-recogniser.ts';
import { SpeechError, unavailable, type SpeechRecogniser } from './speech-recogniser.ts';
import type { SpeechServiceConfig } from './streaming/cloud-socket/speech-service.ts';

export interface SpeechConfig {
  engine: 'auto' | Engine;
  models: {
    directory: string;
    mirror: string | undefined;
    speech: SpeechModels;
  };
  deepgram: CloudConfig | undefined;
  openai: CloudConfig | undefined;
  onMalformedMessage?: () => void;
}

type Engine = 'sherpa' | 'deepgram' | 'openai' | 'none';

type CloudConfig = Pick<SpeechServiceConfig, 'apiKey' | 'url'>;

const BUILD: Record<Engine, (config: SpeechConfig) => SpeechRecogniser> = {
  sherpa: ({ models }) =>
    byLanguage(
      [...profilesByLanguage(models.speech)].map(([language, profiles]) =>
        sherpaRecogniser(prepareModels(models, profiles), { languages: [language] }),
      ),
    ),
  deepgram: ({ deepgram, onMalformedMessage }) =>
    deepgram
      ? deepgramRecogniser({ ...deepgram, onMalformedMessage })
      : unavailableRecogniser('DEEPGRAM_API_KEY is not set.'),
  openai: ({ openai, onMalformedMessage }) =>
    openai
      ? openAiRecogniser({ ...openai, onMalformedMessage })
      : unavailableRecogniser('OPENAI_API_KEY is not set.'),
  none: () => unavailableRecogniser('It is switched off on this server.'),
};

export function chooseRecogniser(config: SpeechConfig): SpeechRecogniser {
  const engine = config.engine === 'auto' ? bestEngine(config) : config.engine;
  return BUILD[engine](config);
}

/**
 * Local models first, so that speech stays here; else a service with a key; else a download in the
 * background.
 */
function bestEngine({ models, deepgram, openai }: SpeechConfig): Engine {
  const profiles = [...profilesByLanguage(models.speech).values()].flat();
  if (installedProfile(models.directory, profiles)) return 'sherpa';
  if (deepgram) return 'deepgram';
  return openai ? 'openai' : 'sherpa';
}

function unavailableRecogniser(reason: string): SpeechRecogniser {
  return {
    name: 'none',
    languages: ['en'],
    status: () => unavailable(reason),
    transcribe: () => ({
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.reject(new SpeechError('unavailable', reason, { retryable: false })),
      }),
    }),
    close: () => Promise.resolve(),
  };
}

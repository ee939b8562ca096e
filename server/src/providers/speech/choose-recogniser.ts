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
    /** Where the local models are, or will be downloaded to. */
    directory: string;
    /** A folder, or the base of a URL, to be asked in place of all sources. */
    mirror: string | undefined;
    /** Which of them hear. */
    speech: SpeechModels;
  };
  deepgram: CloudConfig | undefined;
  openai: CloudConfig | undefined;
  /** Hears of each message of a service that could not be understood. */
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

/** Builds the recogniser at once; whatever takes time (models, downloads) shows in its status. */
export function chooseRecogniser(config: SpeechConfig): SpeechRecogniser {
  const engine = config.engine === 'auto' ? bestEngine(config) : config.engine;
  return BUILD[engine](config);
}

/**
 * What is heard stays on this machine when a local model is there. Else a service whose key somebody has configured
 * hears. With nothing at all, a local model is downloaded in the background, which shows; only this case costs the
 * network, and none delays the start.
 */
function bestEngine({ models, deepgram, openai }: SpeechConfig): Engine {
  const profiles = [...profilesByLanguage(models.speech).values()].flat();
  if (installedProfile(models.directory, profiles)) return 'sherpa';
  if (deepgram) return 'deepgram';
  return openai ? 'openai' : 'sherpa';
}

/** The engine of last resort: says why there is none. Typed questions still work. */
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

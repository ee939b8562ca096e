import { deepgramRecogniser } from './deepgram/deepgram-recogniser.ts';
import { openAiRecogniser } from './openai/openai-recogniser.ts';
import { findPocketSphinx } from './pocketsphinx/find-pocketsphinx.ts';
import { pocketSphinxRecogniser } from './pocketsphinx/pocketsphinx-recogniser.ts';
import { installedProfile, prepareProfile, TWO_PASS } from './sherpa/models/model-profiles.ts';
import { sherpaRecogniser } from './sherpa/sherpa-recogniser.ts';
import { SpeechError, unavailable, type SpeechRecogniser } from './speech-recogniser.ts';
import type { SpeechServiceConfig } from './streaming/cloud-socket/speech-service.ts';

export interface SpeechConfig {
  engine: 'auto' | Engine;
  /** Where the local models are, or will be downloaded to. */
  modelDir: string;
  deepgram: CloudConfig | undefined;
  openai: CloudConfig | undefined;
  /** Hears of each message of a service that could not be understood. */
  onMalformedMessage?: () => void;
}

type Engine = 'sherpa' | 'pocketsphinx' | 'deepgram' | 'openai' | 'none';

type CloudConfig = Pick<SpeechServiceConfig, 'apiKey' | 'url'>;

const BUILD: Record<Engine, (config: SpeechConfig) => SpeechRecogniser> = {
  sherpa: ({ modelDir }) => {
    const profile = installedProfile(modelDir) ?? TWO_PASS;
    return sherpaRecogniser(prepareProfile(modelDir, profile), { languages: profile.languages });
  },
  pocketsphinx: () => pocketSphinx(),
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
 * What is heard stays on this machine when a good local model is there. Else a service whose key somebody has
 * configured beats PocketSphinx, which is weak but works at once. With nothing at all, sherpa downloads its model
 * in the background and shows that; only this case costs the network, and none delays the start.
 */
function bestEngine({ modelDir, deepgram, openai }: SpeechConfig): Engine {
  if (installedProfile(modelDir)) return 'sherpa';
  if (deepgram) return 'deepgram';
  if (openai) return 'openai';
  return findPocketSphinx() ? 'pocketsphinx' : 'sherpa';
}

function pocketSphinx(): SpeechRecogniser {
  const models = findPocketSphinx();
  if (models) return pocketSphinxRecogniser(models);
  return unavailableRecogniser(
    'PocketSphinx is not installed: add the Debian packages pocketsphinx and pocketsphinx-en-us.',
  );
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

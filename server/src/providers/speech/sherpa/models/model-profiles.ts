import { join } from 'node:path';
import type { SherpaModels, TransducerFiles } from '../decoding/sherpa-models.ts';
import { downloadModels } from './download-models.ts';
import { looksInstalled } from './installed-models.ts';
import { LIGHT, OFFLINE, PUBLIC_SOURCES, STREAMING, type CatalogueModel } from './model-catalogue.ts';
import type { PrepareModels } from '../sherpa-recogniser.ts';

export interface ModelProfile {
  name: 'two-pass' | 'light';
  /** What its models were trained on. */
  languages: readonly string[];
  models: readonly CatalogueModel[];
  /** Where the recogniser finds them below the models directory. */
  locate: (directory: string) => SherpaModels;
}

/** Words at once from one model, the good text from another at the end of an utterance. */
export const TWO_PASS: ModelProfile = {
  name: 'two-pass',
  languages: ['en'],
  models: [STREAMING, OFFLINE],
  locate: (directory) => ({
    streaming: {
      ...transducer(join(directory, STREAMING.name), '.int8'),
      trailingSilence: 1,
      betweenUtterances: 'reset',
    },
    offline: transducer(join(directory, OFFLINE.name), '.int8'),
  }),
};

/** A tenth of the work and a quarter of the download; finals come later. */
export const LIGHT_ONLY: ModelProfile = {
  name: 'light',
  languages: ['en'],
  models: [LIGHT],
  locate: (directory) => ({
    streaming: {
      ...transducer(join(directory, LIGHT.name), ''),
      trailingSilence: 2,
      betweenUtterances: 'new-stream',
    },
    offline: undefined,
  }),
};

function transducer(folder: string, precision: '' | '.int8'): TransducerFiles {
  return {
    encoder: join(folder, `encoder${precision}.onnx`),
    decoder: join(folder, `decoder${precision}.onnx`),
    joiner: join(folder, `joiner${precision}.onnx`),
    tokens: join(folder, 'tokens.txt'),
  };
}

/** The better profile whose models are there. */
export function installedProfile(directory: string): ModelProfile | undefined {
  return [TWO_PASS, LIGHT_ONLY].find(({ models }) =>
    models.every((model) => looksInstalled(directory, model)),
  );
}

/** Checks every byte of the profile's models and fetches what is missing or damaged. */
export function prepareProfile(
  directory: string,
  profile: ModelProfile,
  sources = PUBLIC_SOURCES,
): PrepareModels {
  return async (onProgress, signal) => {
    await downloadModels(directory, profile.models, { sources, signal, onProgress });
    return profile.locate(directory);
  };
}

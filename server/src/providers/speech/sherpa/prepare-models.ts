import { join } from 'node:path';
import { looksInstalled } from '#models/installed-models.ts';
import { obtainModels } from '#models/obtain-models.ts';
import { DownloadError } from '#models/download-error.ts';
import type { Model } from '#models/model.ts';
import { modelsOf, profilesToFetch, type SpeechProfile } from '#models/speech-profiles.ts';
import type { DecoderProgram, PrepareModels } from './sherpa-recogniser.ts';
import type { TransducerFiles, TransducerModels } from './transducers/transducer-models.ts';
import type { MoonshineFiles } from './whole-utterances/moonshine-files.ts';

const TRANSDUCERS = new URL('./transducers/decoder-child.ts', import.meta.url);
const WHOLE_UTTERANCES = new URL('./whole-utterances/decoder-child.ts', import.meta.url);

export interface ModelsPlace {
  directory: string;
  mirror?: string | undefined;
}

export const installedProfile = (
  directory: string,
  profiles: readonly SpeechProfile[],
): SpeechProfile | undefined =>
  profiles.find((profile) => modelsOf(profile).every((model) => looksInstalled(directory, model)));

export function prepareModels(
  { directory, mirror }: ModelsPlace,
  profiles: readonly SpeechProfile[],
): PrepareModels {
  return async (onProgress, signal) => {
    const installed = installedProfile(directory, profiles);
    const inTurn = new Set([...(installed ? [installed] : []), ...profilesToFetch(profiles)]);
    let failure: unknown;
    for (const profile of inTurn) {
      try {
        await obtainModels(directory, modelsOf(profile), { mirror, signal, onProgress });
        return programOf(directory, profile);
      } catch (error) {
        failure = error;
        if (!(error instanceof DownloadError) || error.endsAll) break;
      }
    }
    throw failure;
  };
}

export function programOf(directory: string, { use }: SpeechProfile): DecoderProgram {
  if (use.kind === 'moonshine') {
    const path = pathIn(directory, use.model);
    const load: MoonshineFiles = {
      encoder: path('encoder_model.ort'),
      mergedDecoder: path('decoder_model_merged.ort'),
      tokens: path('tokens.txt'),
    };
    return { child: WHOLE_UTTERANCES, load };
  }
  const { precision, trailingSilence, betweenUtterances } = use;
  const load: TransducerModels = {
    streaming: {
      ...transducer(pathIn(directory, use.streaming), precision),
      trailingSilence,
      betweenUtterances,
    },
    offline: use.offline && transducer(pathIn(directory, use.offline), precision),
  };
  return { child: TRANSDUCERS, load };
}

const pathIn =
  (directory: string, { name }: Model) =>
  (file: string): string =>
    join(directory, name, file);

const transducer = (path: (file: string) => string, precision: string): TransducerFiles => ({
  encoder: path(`encoder${precision}.onnx`),
  decoder: path(`decoder${precision}.onnx`),
  joiner: path(`joiner${precision}.onnx`),
  tokens: path('tokens.txt'),
});

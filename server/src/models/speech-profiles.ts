import { FAST_CONFORMER, KROKO, MOONSHINE, PARAKEET } from './catalogue.ts';
import type { Model } from './model.ts';

export interface SpeechProfile {
  name: string;
  language: string;
  onlyIfChosen?: true;
  use: TransducerProfile | MoonshineProfile;
}

interface TransducerProfile {
  kind: 'transducers';
  streaming: Model;
  /** Part of the file names: `encoder.int8.onnx`. */
  precision: '' | '.int8';
  /** Seconds of silence to append, or the last words are lost. */
  trailingSilence: number;
  /** A zipformer's `reset` keeps encoder state, so it needs a new stream. */
  betweenUtterances: 'reset' | 'new-stream';
  offline?: Model;
}

interface MoonshineProfile {
  kind: 'moonshine';
  model: Model;
}

export const SPEECH_PROFILES = [
  {
    name: 'two-pass',
    language: 'en',
    use: {
      kind: 'transducers',
      streaming: FAST_CONFORMER,
      offline: PARAKEET,
      precision: '.int8',
      trailingSilence: 1,
      betweenUtterances: 'reset',
    },
  },
  {
    name: 'light',
    language: 'en',
    onlyIfChosen: true,
    use: {
      kind: 'transducers',
      streaming: KROKO,
      precision: '',
      trailingSilence: 2,
      betweenUtterances: 'new-stream',
    },
  },
  { name: 'moonshine', language: 'en', use: { kind: 'moonshine', model: MOONSHINE } },
] as const satisfies readonly SpeechProfile[];

export const SPEECH_MODELS = ['auto', ...SPEECH_PROFILES.map(({ name }) => name)] as const;
export type SpeechModels = (typeof SPEECH_MODELS)[number];

export function modelsOf({ use }: SpeechProfile): readonly Model[] {
  if (use.kind === 'moonshine') return [use.model];
  return use.offline ? [use.streaming, use.offline] : [use.streaming];
}

/**
 * Profiles by language, the better first.
 * @param chosen `auto`, or a profile's name, which is then its language's only one
 */
export function profilesByLanguage(
  chosen: SpeechModels,
  profiles: readonly SpeechProfile[] = SPEECH_PROFILES,
): ReadonlyMap<string, readonly SpeechProfile[]> {
  const only = profiles.find(({ name }) => name === chosen);
  const wanted = profiles.filter((profile) => profile.language !== only?.language || profile === only);
  return Map.groupBy(wanted, ({ language }) => language);
}

export const profilesToFetch = (profiles: readonly SpeechProfile[]): readonly SpeechProfile[] =>
  profiles.length === 1 ? profiles : profiles.filter(({ onlyIfChosen }) => !onlyIfChosen);

import { FAST_CONFORMER, KROKO, MOONSHINE, PARAKEET } from './catalogue.ts';
import type { Model } from './model.ts';

/** Models that together hear one language, and how they are used. Another language is another entry. */
export interface SpeechProfile {
  name: string;
  /** BCP 47 without a region; what its models were trained on. */
  language: string;
  /** Never fetched unless its operator names it. */
  onlyIfChosen?: true;
  use: TransducerProfile | MoonshineProfile;
}

interface TransducerProfile {
  kind: 'transducers';
  /** Hears words as they are spoken. */
  streaming: Model;
  /** In the names of the files of both: `encoder.int8.onnx`. */
  precision: '' | '.int8';
  /** Seconds of silence to feed after the end of the audio, or the last words are lost. */
  trailingSilence: number;
  /** What to do between utterances: a zipformer's `reset` keeps encoder state, so it needs a new stream. */
  betweenUtterances: 'reset' | 'new-stream';
  /** Hears each whole utterance a second time and gives cased, punctuated text. */
  offline?: Model;
}

interface MoonshineProfile {
  kind: 'moonshine';
  model: Model;
}

/** The better one of a language first. */
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
    name: 'light', // for a machine of which its operator knows that it is weak
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
 * The profiles of each language, the better one first.
 * @param chosen `auto`, or a profile's name: then its language has no other
 */
export function profilesByLanguage(
  chosen: SpeechModels,
  profiles: readonly SpeechProfile[] = SPEECH_PROFILES,
): ReadonlyMap<string, readonly SpeechProfile[]> {
  const only = profiles.find(({ name }) => name === chosen);
  const wanted = profiles.filter((profile) => profile.language !== only?.language || profile === only);
  return Map.groupBy(wanted, ({ language }) => language);
}

/** Those of one language that may be fetched, in the order in which they are to be tried. */
export const profilesToFetch = (profiles: readonly SpeechProfile[]): readonly SpeechProfile[] =>
  profiles.length === 1 ? profiles : profiles.filter(({ onlyIfChosen }) => !onlyIfChosen);

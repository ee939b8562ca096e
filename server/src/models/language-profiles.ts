import { QWEN_2B, QWEN_800M, SMOLLM } from './catalogue.ts';
import { looksInstalled } from './installed-models.ts';
import type { Model } from './model.ts';

/** A language model that can run inside the server, and how it is spoken to: all of them in ChatML. */
export interface LanguageProfile {
  /** As operators choose it. */
  name: string;
  /** As shown. */
  title: string;
  model: Model;
  /** What its template puts before an answer that is given without thinking. */
  opening: string;
  /** The least machine for which it is chosen; absent: it is used only where it is named. */
  from?: Machine;
}

export interface Machine {
  memoryBytes: number;
  cores: number;
}

const WITHOUT_THINKING = '<think>\n\n</think>\n\n';

/** The better one first. A machine of 8 GB tells of a little less. */
export const LANGUAGE_PROFILES = [
  {
    name: 'qwen3.5-2b',
    title: 'Qwen3.5 2B',
    model: QWEN_2B,
    opening: WITHOUT_THINKING,
    from: { memoryBytes: 7.5e9, cores: 4 },
  },
  {
    name: 'qwen3.5-0.8b',
    title: 'Qwen3.5 0.8B',
    model: QWEN_800M,
    opening: WITHOUT_THINKING,
    from: { memoryBytes: 0, cores: 1 },
  },
  { name: 'smollm2-135m', title: 'SmolLM2 135M', model: SMOLLM, opening: '' },
] as const satisfies readonly LanguageProfile[];

export const languageProfileNamed = (name: string | undefined): LanguageProfile | undefined =>
  LANGUAGE_PROFILES.find((profile) => profile.name === name);

/** The best one that a machine runs at the speed of speech. */
export const languageProfileFor = ({ memoryBytes, cores }: Machine): LanguageProfile =>
  chosenByThemselves.find(({ from }) => from.memoryBytes <= memoryBytes && from.cores <= cores)!;

/**
 * The one to use of those that are there, by a quick look.
 * @param wanted the name of the one to prefer
 */
export function installedLanguageProfile(directory: string, wanted?: string): LanguageProfile | undefined {
  const preferred = languageProfileNamed(wanted);
  const inTurn: readonly LanguageProfile[] = [...(preferred ? [preferred] : []), ...chosenByThemselves];
  return inTurn.find(({ model }) => looksInstalled(directory, model));
}

const chosenByThemselves = LANGUAGE_PROFILES.filter((profile) => 'from' in profile);

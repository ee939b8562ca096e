import { QWEN_2B, QWEN_800M, SMOLLM } from './catalogue.ts';
import { looksInstalled } from './installed-models.ts';
import type { Model } from './model.ts';

export interface LanguageProfile {
  name: string;
  title: string;
  model: Model;
  /** Template text before an answer without thinking. */
  opening: string;
  /** Smallest machine that gets it by default; absent: by name only. */
  from?: HostMachine;
}

export interface HostMachine {
  memoryBytes: number;
  cores: number;
}

const WITHOUT_THINKING = '<think>\n\n</think>\n\n';

/** The better first. Machines of 8 GB report a little less. */
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

export const languageProfileFor = ({ memoryBytes, cores }: HostMachine): LanguageProfile =>
  chosenByThemselves.find(({ from }) => from.memoryBytes <= memoryBytes && from.cores <= cores)!;

export function installedLanguageProfile(directory: string, wanted?: string): LanguageProfile | undefined {
  const preferred = languageProfileNamed(wanted);
  const inTurn: readonly LanguageProfile[] = [...(preferred ? [preferred] : []), ...chosenByThemselves];
  return inTurn.find(({ model }) => looksInstalled(directory, model));
}

const chosenByThemselves = LANGUAGE_PROFILES.filter((profile) => 'from' in profile);

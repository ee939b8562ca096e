import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installedLanguageProfile, type LanguageProfile } from '#models/language-profiles.ts';
import { packageEntry } from './node-llama-cpp.ts';

export const LLAMA_PACKAGES = fileURLToPath(new URL('../../../../language-model', import.meta.url));

export function findInside(
  directory: string,
  wanted: string | undefined,
): { packages: string; directory: string; profile: LanguageProfile } | undefined {
  const profile = installedLanguageProfile(directory, wanted);
  return profile && existsSync(packageEntry(LLAMA_PACKAGES))
    ? { packages: LLAMA_PACKAGES, directory, profile }
    : undefined;
}

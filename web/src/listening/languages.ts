import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ENGLISH, LanguageTag, languageName, nearestLanguage } from '@pythia/contracts/language.ts';
import { queryClient } from '#api/query-client.ts';
import { speechStatusQuery } from '#api/speech-status.ts';
import { browserSetting } from '#browser/setting.ts';

export const languagesQuery = queryOptions({ ...speechStatusQuery, select: ({ languages }) => languages });

/** A chosen language stays among them though the recogniser lacks it. */
export const languageOptions = (
  known: readonly string[],
  chosen: string,
): { value: string; label: string }[] =>
  [...new Set([...known, chosen])]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

const setting = browserSetting('interviewLanguage');

const readChoice = (): string => LanguageTag.safeParse(setting.read()).data ?? ENGLISH;

export function nextLanguage(): string {
  const status = queryClient.getQueryData(speechStatusQuery.queryKey);
  return status ? (nearestLanguage(readChoice(), status.languages) ?? ENGLISH) : readChoice();
}

export const chooseLanguage = (language: string): void =>
  setting.write(language === ENGLISH ? null : language);

export const useLanguage = (): string => useSyncExternalStore(setting.subscribe, readChoice, () => ENGLISH);

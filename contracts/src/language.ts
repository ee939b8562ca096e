import { Text } from './text.ts';

/** BCP 47, as far as recognisers go: a language, where needed with its script or its region. */
export const LanguageTag = Text.max(11).regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/);

/** That of an interview unless its user chooses another. */
export const ENGLISH = 'en';

/** The language without its script or region. */
export const baseOf = (tag: string): string => tag.split('-', 1)[0]!;

export const isEnglish = (tag: string): boolean => baseOf(tag) === ENGLISH;

/** One of these that serves for another: itself, or the same language without or with a region; undefined: none. */
export const nearestLanguage = (tag: string, known: readonly string[]): string | undefined =>
  known.find((one) => one === tag) ??
  known.find((one) => one === baseOf(tag)) ??
  known.find((one) => baseOf(one) === baseOf(tag));

const NAMES = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** As the pages, which are in English, name it. */
export const languageName = (tag: string): string => NAMES.of(tag) ?? tag;

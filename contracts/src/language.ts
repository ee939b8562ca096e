import { Text } from './text.ts';

export const LanguageTag = Text.max(11).regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/);

export const ENGLISH = 'en';

const baseOf = (tag: string): string => tag.split('-', 1)[0]!;

export const isEnglish = (tag: string): boolean => baseOf(tag) === ENGLISH;

export const nearestLanguage = (tag: string, known: readonly string[]): string | undefined =>
  known.find((one) => one === tag) ??
  known.find((one) => one === baseOf(tag)) ??
  known.find((one) => baseOf(one) === baseOf(tag));

const NAMES = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

export const languageName = (tag: string): string => NAMES.of(tag) ?? tag;

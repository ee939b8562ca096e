export const baseOf = (language: string): string => language.split('-', 1)[0]!;

const WITHOUT_SPACES = new Set(['ja', 'th', 'zh']);

const STOPS: Readonly<Record<string, string>> = {
  bn: '।',
  hi: '।',
  hy: '։',
  ja: '。',
  mr: '।',
  ne: '।',
  ur: '۔',
  zh: '。',
};

export const isWrittenWithSpaces = (language: string): boolean => !WITHOUT_SPACES.has(baseOf(language));

export const fullStopOf = (language: string): string => STOPS[baseOf(language)] ?? '.';

import { createContext, type ReactNode, use } from 'react';

/** The language of what people say here, as BCP 47 has it; empty where nobody knows. */
export const SpokenLanguage = createContext('');

/** For what somebody said or wrote: the pages around it are in English and run from left to right. */
export const SAID = { lang: '', dir: 'auto' } as const;

/** The same, in the language that is spoken here. */
export const useSaid = () => ({ ...SAID, lang: use(SpokenLanguage) });

/** What was said here, in a block that runs as its own words do. */
export const Said = ({ children }: { children: ReactNode }) => (
  <span lang={use(SpokenLanguage)}>{children}</span>
);

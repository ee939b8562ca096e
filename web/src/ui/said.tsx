import { createContext, type ReactNode, use } from 'react';

/** BCP 47 code of what is said; empty: unknown. */
export const SpokenLanguage = createContext('');

/** People's words may differ from the page in language and direction. */
export const SAID = { lang: '', dir: 'auto' } as const;

export const useSaid = () => ({ ...SAID, lang: use(SpokenLanguage) });

export const SaidBlock = ({ children }: { children: ReactNode }) => (
  <span lang={use(SpokenLanguage)}>{children}</span>
);

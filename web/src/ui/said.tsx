import { createContext, type ReactNode, use } from 'react';

/** BCP 47; empty: unknown. */
export const SpokenLanguage = createContext('');

/** Attributes of people's words within English pages. */
export const SAID = { lang: '', dir: 'auto' } as const;

export const useSaid = () => ({ ...SAID, lang: use(SpokenLanguage) });

/** A block with its own direction. */
export const Said = ({ children }: { children: ReactNode }) => (
  <span lang={use(SpokenLanguage)}>{children}</span>
);

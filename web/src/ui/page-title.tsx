import { createContext, use } from 'react';

export const SiteName = createContext('');

export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${use(SiteName)}`}</title>;
}

import { createContext, use } from 'react';

/** Set once around the app. */
export const SiteName = createContext('');

/** React hoists it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${use(SiteName)}`}</title>;
}

import { createContext, use } from 'react';

/** What the operator calls the site; set once around the whole app. */
export const SiteName = createContext('');

/** The window's title while this is rendered: React hoists it into the document's head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${use(SiteName)}`}</title>;
}

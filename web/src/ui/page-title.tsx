import { use } from 'react';
import { SiteName } from './site-name.ts';

/** The window's title while this is rendered: React hoists it into the document's head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${use(SiteName)}`}</title>;
}

import { use, useEffect } from 'react';
import { SiteName } from './site-name.ts';

export function usePageTitle(title: string): void {
  const siteName = use(SiteName);
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
}

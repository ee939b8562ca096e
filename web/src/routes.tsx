import type { RouteObject } from 'react-router';
import { paths } from './paths.ts';

/** Every page. The browser's router and the prerendering at build read the same table. */
export const routes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('#features/landing/site-layout.tsx')).SiteLayout }),
    children: [
      {
        path: paths.home,
        lazy: async () => ({ Component: (await import('#features/landing/landing-page.tsx')).LandingPage }),
      },
      {
        path: paths.privacyPolicy,
        lazy: async () => ({ Component: (await import('#features/legal/privacy-policy-page.tsx')).PrivacyPolicyPage }),
      },
      {
        path: paths.terms,
        lazy: async () => ({ Component: (await import('#features/legal/terms-page.tsx')).TermsPage }),
      },
    ],
  },
];

import { lazy, Suspense } from 'react';

const EyesInSync = lazy(() =>
  import('./eyes-in-sync.ts').then(
    ({ EyesInSync: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

/** Syncs a subscriber's appearance without blocking or failing the page. */
export const EyesBeside = () => (
  <Suspense>
    <EyesInSync />
  </Suspense>
);

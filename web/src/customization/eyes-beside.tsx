import { lazy, Suspense } from 'react';

const EyesInSync = lazy(() =>
  import('./eyes-in-sync.ts').then(
    ({ EyesInSync: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

/** Keeps a subscriber's eyes in sync beside a page, which neither waits for it nor falls with it where it cannot be fetched. */
export const EyesBeside = () => (
  <Suspense>
    <EyesInSync />
  </Suspense>
);

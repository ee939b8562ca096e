import { lazy, Suspense } from 'react';

const EyesInSync = lazy(() =>
  import('./eyes-in-sync.ts').then(
    ({ EyesInSync: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

export const EyesBeside = () => (
  <Suspense>
    <EyesInSync />
  </Suspense>
);

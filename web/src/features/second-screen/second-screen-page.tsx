import { lazy, Suspense } from 'react';

/** Loaded on demand: the copilot and dashboards stay light. */
const View = lazy(async () => ({ default: (await import('./second-screen.tsx')).SecondScreenView }));

export const SecondScreenPage = () => (
  <Suspense>
    <View />
  </Suspense>
);

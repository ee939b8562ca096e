import { lazy, Suspense } from 'react';

const View = lazy(async () => ({ default: (await import('./second-screen.tsx')).SecondScreenView }));

export const SecondScreenPage = () => (
  <Suspense>
    <View />
  </Suspense>
);

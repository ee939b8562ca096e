import { lazy, Suspense } from 'react';

/** With the copilot's lines and answers, which come on demand: its window and the dashboards stay as light as they are. */
const View = lazy(async () => ({ default: (await import('./second-screen.tsx')).SecondScreenView }));

export const SecondScreenPage = () => (
  <Suspense>
    <View />
  </Suspense>
);

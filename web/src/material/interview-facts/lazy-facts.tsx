import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';

const Fold = lazy(async () => ({ default: (await import('./facts-fold.tsx')).InterviewFactsFold }));

export const FactsFold = () => (
  <Suspense fallback={<Skeleton className="h-10.5" />}>
    <Fold />
  </Suspense>
);

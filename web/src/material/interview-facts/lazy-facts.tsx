import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';

/** They stand below what a page begins with, which does not wait for them. */
const Fold = lazy(async () => ({ default: (await import('./facts-fold.tsx')).InterviewFactsFold }));

/** The questions about facts, folded beside other material. */
export const FactsFold = () => (
  <Suspense fallback={<Skeleton className="h-10.5" />}>
    <Fold />
  </Suspense>
);

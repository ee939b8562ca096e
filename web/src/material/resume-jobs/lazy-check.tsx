import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ResumeCheckProps } from './resume-check.tsx';

const Check = lazy(async () => ({ default: (await import('./resume-check.tsx')).ResumeCheck }));

export const LazyResumeCheck = (props: ResumeCheckProps) => (
  <Suspense fallback={<Skeleton className="h-18" />}>
    <Check {...props} />
  </Suspense>
);

import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ResumeCheckProps } from './resume-check.tsx';

const Check = lazy(async () => ({ default: (await import('./resume-check.tsx')).ResumeCheck }));

/** What a résumé was understood to say; the page that shows it does not wait for it. */
export const LazyResumeCheck = (props: ResumeCheckProps) => (
  <Suspense fallback={<Skeleton className="h-18" />}>
    <Check {...props} />
  </Suspense>
);

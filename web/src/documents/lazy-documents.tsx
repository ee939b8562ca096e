import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';

const Documents = lazy(() => import('./documents.tsx').then((part) => ({ default: part.Documents })));

export const LazyDocuments = ({ mayAdd }: { mayAdd: boolean }) => (
  <Suspense fallback={<Skeleton className="h-60 rounded-lg" />}>
    <Documents mayAdd={mayAdd} />
  </Suspense>
);

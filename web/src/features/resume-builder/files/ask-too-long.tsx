import { Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { TooLongTextsProps } from './too-long.tsx';

const Texts = lazyPart(async () => (await import('./too-long.tsx')).TooLongTexts);

export const AskTooLong = (props: TooLongTextsProps) => (
  <Suspense fallback={<Skeleton className="h-60" />}>
    <Texts {...props} />
  </Suspense>
);

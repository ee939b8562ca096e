import { Skeleton } from '#ui/skeleton.tsx';

export const Loading = () => (
  <div className="grid gap-3">
    <p role="status" className="sr-only">
      Loading your choices
    </p>
    <Skeleton className="h-24" />
    <Skeleton className="h-96" />
  </div>
);

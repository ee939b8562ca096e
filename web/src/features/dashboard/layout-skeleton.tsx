import { Skeleton } from '#ui/skeleton.tsx';
import { Wordmark } from '#ui/wordmark.tsx';

export function LayoutSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-dvh flex-col">
      <p role="status" className="sr-only">
        Loading your dashboard
      </p>
      <div className="flex h-14 items-center justify-between border-b border-line px-3 sm:px-5">
        <Wordmark />
        <Skeleton className="size-9 rounded-full" />
      </div>
      <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 pt-15 pb-6 sm:px-8 sm:pb-10">
        <Skeleton className="h-8 w-56" />
        <div className="grid gap-4 lg:grid-cols-3">
          <Skeleton className="h-26 rounded-lg lg:h-52" />
          <Skeleton className="h-26 rounded-lg lg:h-52" />
          <Skeleton className="h-26 rounded-lg lg:h-52" />
        </div>
      </div>
    </div>
  );
}

import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function SettingsSkeleton() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <p role="status" className="text-ink-soft">
        Loading...
      </p>
      {['h-24', 'h-12', 'h-28', 'h-10', 'h-64'].map((height) => (
        <div key={height} className="grid gap-2.5">
          <Skeleton className="h-5 w-28" />
          <Card className="p-5">
            <Skeleton className={height} />
          </Card>
        </div>
      ))}
    </div>
  );
}

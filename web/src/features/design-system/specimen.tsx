import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** One component's states, on paper and on ink. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="grid gap-4 lg:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className="min-w-0 rounded-xl bg-canvas p-4 text-ink">
            <Card className="grid grid-cols-[minmax(0,1fr)] items-start justify-items-start gap-4 p-5">
              {children}
            </Card>
          </div>
        ))}
      </div>
    </section>
  );
}

/** States side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

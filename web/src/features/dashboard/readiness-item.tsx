import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

export function ReadinessItem({ ready, children }: { ready: boolean; children: ReactNode }) {
  const Icon = ready ? CircleCheck : Circle;
  return (
    <li className="flex gap-2.5 text-ink-soft">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${ready ? 'text-success' : 'text-ink-faint'}`} />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{ready ? 'Ready: ' : 'Missing: '}</span>
        {children}
      </span>
    </li>
  );
}

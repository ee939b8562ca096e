import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  label: string;
  note?: string | undefined;
  isOpen?: boolean;
  children: ReactNode;
}

export function Fold({ label, note, isOpen = false, children }: FoldProps) {
  const [opens] = useState(isOpen);
  return (
    <details open={opens}>
      <summary className="flex cursor-pointer items-center gap-3 rounded-sm pointer-coarse:min-h-11 [&:hover>svg]:text-ink [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="text-sm font-medium text-pretty">{label}</span>
          {note !== undefined && <span className="text-sm text-ink-faint">{note}</span>}
        </span>
        <ChevronRight
          aria-hidden
          className="size-4.5 shrink-0 text-ink-faint transition-[color,rotate] [details[open]>summary>&]:rotate-90"
        />
      </summary>
      <div className="pt-5">{children}</div>
    </details>
  );
}

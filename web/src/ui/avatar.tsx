import { clsx } from 'clsx';
import { useState } from 'react';
import { Mark } from './mark.tsx';

export function Avatar({ src, className }: { src: string | null; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={clsx(
        'relative inline-grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-sunken text-ink-soft inset-ring inset-ring-line-strong',
        className,
      )}
    >
      <Mark size="size-[56%]" />
      {src !== null && src !== broken && (
        <img
          src={src}
          alt=""
          onError={() => setBroken(src)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}

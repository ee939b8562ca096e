import type { MouseEvent } from 'react';

const WINDOW = 'popup,width=800,height=600,resizable=yes,scrollbars=yes';

/** Opens a legal page in a window of its own; without scripts, or with pop-ups blocked, in a tab. */
export function LegalLink({ to, children }: { to: string; children: string }) {
  const open = (event: MouseEvent) => {
    if (window.open(to, '_blank', WINDOW)) event.preventDefault();
  };
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      onClick={open}
      className="inline-flex min-h-8 items-center rounded-sm px-2 text-ink-soft transition-colors hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
    >
      {children}
    </a>
  );
}

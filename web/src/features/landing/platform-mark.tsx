import type { ReactNode } from 'react';
import type { platforms } from '#content/marketing.ts';

type PlatformMarkName = (typeof platforms.items)[number]['mark'];

export function PlatformMark({ of }: { of: PlatformMarkName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6 text-ink-faint"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {DRAWINGS[of]}
    </svg>
  );
}

const DRAWINGS: Record<PlatformMarkName, ReactNode> = {
  camera: (
    <>
      <rect x="2.5" y="6.5" width="12" height="11" rx="3" />
      <path d="m14.5 10.5 7-3v9l-7-3" />
    </>
  ),
  frame: (
    <>
      <path d="M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3" />
      <circle cx="12" cy="12" r="3.5" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.5a6.5 6.5 0 0 1 3 5.5" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
    </>
  ),
  bubble: <path d="M20.5 11.5a8 8 0 0 1-11.7 7.1L3.5 20l1.4-5.3A8 8 0 1 1 20.5 11.500Z" />,
  tab: (
    <>
      <rect x="2.5" y="4.5" width="19" height="15" rx="2.5" />
      <path d="M2.5 9.5h19M10 4.5v5" />
    </>
  ),
};

import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { takeTypedText } from './typed-text.ts';

/** Brings a prerendered page to life, and keeps what was typed into it meanwhile. */
export function hydrate(root: HTMLElement, app: ReactNode): void {
  hydrateRoot(root, <Hydrated onReady={takeTypedText(root)}>{app}</Hydrated>);
}

function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

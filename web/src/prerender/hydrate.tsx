import { useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { takeEarlyClick } from './early-click.ts';
import { takeTypedText } from './typed-text.ts';

export function hydrate(root: HTMLElement, app: ReactNode): void {
  const putTextBack = takeTypedText(root);
  const pressAgain = takeEarlyClick();
  const onReady = () => {
    putTextBack();
    pressAgain();
  };
  // synchronous: React would miss what is typed before a later task
  flushSync(() => hydrateRoot(root, <Hydrated onReady={onReady}>{app}</Hydrated>));
}

function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

import { useState, useSyncExternalStore } from 'react';
import { browserStorage } from '#browser-storage.ts';

/** Must be that of the `small` variant in theme.css. */
const SMALL = '(width < 40rem) or (height < 30rem)';
const KEY = 'transcriptFolded';

/** Whether the transcript shows its newest line only: in a small window, until the reader decides for this window. */
export function useTranscriptFold(): { folded: boolean; toggle: () => void } {
  const small = useSyncExternalStore(onSizeChange, isSmall, () => false);
  const [choice, setChoice] = useState(() => browserStorage.session.getItem(KEY));
  const folded = choice === null ? small : choice === 'true';
  const toggle = () => {
    const next = String(!folded);
    browserStorage.session.setItem(KEY, next);
    setChoice(next);
  };
  return { folded, toggle };
}

const isSmall = (): boolean => window.matchMedia(SMALL).matches;

function onSizeChange(changed: () => void): () => void {
  const media = window.matchMedia(SMALL);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

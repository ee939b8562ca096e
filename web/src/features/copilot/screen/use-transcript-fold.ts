import { useCallback, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '#browser/storage.ts';
import { useView } from '#ui/view.ts';

/** Must be that of the `small` variant in theme.css. */
const SMALL = '(width < 40rem) or (height < 30rem)';
const KEY = 'transcriptFolded';

export function useTranscriptFold(isNarrow: boolean): { folded: boolean; toggle: () => void } {
  const { window } = useView();
  const onSizeChange = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(SMALL);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [window],
  );
  const small = useSyncExternalStore(
    onSizeChange,
    () => window.matchMedia(SMALL).matches,
    () => false,
  );
  const [choice, setChoice] = useState(() => browserStorage.session.getItem(KEY));
  const folded = choice === null ? small || isNarrow : choice === 'true';
  const toggle = () => {
    const next = String(!folded);
    browserStorage.session.setItem(KEY, next);
    setChoice(next);
  };
  return { folded, toggle };
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { ShortcutList, ShortcutListProps } from './shortcut-list.tsx';

interface ShortcutsOnDemandProps extends ShortcutListProps {
  /** It was to be shown and could not be fetched. */
  onUnavailable: () => void;
}

/** The list of keys, fetched after the first paint, so that it is there in an outage. */
export function ShortcutsOnDemand({ onUnavailable, ...props }: ShortcutsOnDemandProps) {
  const { open } = props;
  const [List, setList] = useState<typeof ShortcutList | null>(null);
  const unavailable = useEffectEvent(onUnavailable);

  useEffect(() => {
    if (List) return;
    import('./shortcut-list.tsx').then(
      (loaded) => setList(() => loaded.ShortcutList),
      () => open && unavailable(), // else it is tried again when it is opened
    );
  }, [List, open]);

  return List && <List {...props} />;
}

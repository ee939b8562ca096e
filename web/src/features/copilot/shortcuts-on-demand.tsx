import type { ShortcutListProps } from './shortcut-list.tsx';
import { useOnDemand } from './use-on-demand.ts';

interface ShortcutsOnDemandProps extends ShortcutListProps {
  /** It was to be shown and could not be fetched. */
  onUnavailable: () => void;
}

const load = async () => (await import('./shortcut-list.tsx')).ShortcutList;

/** The list of keys. */
export function ShortcutsOnDemand({ onUnavailable, ...props }: ShortcutsOnDemandProps) {
  const List = useOnDemand({ load, open: props.open, onUnavailable });
  return List && <List {...props} />;
}

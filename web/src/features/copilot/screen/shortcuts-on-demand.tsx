import { OnDemand } from './on-demand.tsx';
import type { ShortcutListProps } from './shortcut-list.tsx';

interface ShortcutsOnDemandProps extends ShortcutListProps {
  /** It was to be shown and could not be fetched. */
  onUnavailable: () => void;
}

const load = async () => (await import('./shortcut-list.tsx')).ShortcutList;

/** The list of keys. */
export const ShortcutsOnDemand = ({ onUnavailable, ...props }: ShortcutsOnDemandProps) => (
  <OnDemand load={load} props={props} onUnavailable={onUnavailable} />
);

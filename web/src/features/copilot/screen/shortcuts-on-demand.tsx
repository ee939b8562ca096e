import { OnDemand } from './on-demand.tsx';
import type { ShortcutListProps } from './shortcut-list.tsx';

interface ShortcutsOnDemandProps extends ShortcutListProps {
  onUnavailable: () => void;
}

const load = async () => (await import('./shortcut-list.tsx')).ShortcutList;

export const ShortcutsOnDemand = ({ onUnavailable, ...props }: ShortcutsOnDemandProps) => (
  <OnDemand load={load} props={props} onUnavailable={onUnavailable} />
);

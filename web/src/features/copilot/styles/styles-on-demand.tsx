import { OnDemand } from '../screen/on-demand.tsx';
import type { StyleDialogProps } from './style-dialog.tsx';

interface StylesOnDemandProps extends StyleDialogProps {
  onUnavailable: () => void;
}

const load = async () => (await import('./style-dialog.tsx')).StyleDialog;

export const StylesOnDemand = ({ onUnavailable, ...props }: StylesOnDemandProps) => (
  <OnDemand load={load} props={props} onUnavailable={onUnavailable} />
);

import { OnDemand } from '../screen/on-demand.tsx';
import type { StyleDialogProps } from './style-dialog.tsx';

interface StylesOnDemandProps extends StyleDialogProps {
  /** It was to be shown and could not be fetched. */
  onUnavailable: () => void;
}

const load = async () => (await import('./style-dialog.tsx')).StyleDialog;

/** The styles by mouse and touch; the keys do without. */
export const StylesOnDemand = ({ onUnavailable, ...props }: StylesOnDemandProps) => (
  <OnDemand load={load} props={props} onUnavailable={onUnavailable} />
);

import type { StyleDialogProps } from './style-dialog.tsx';
import { useOnDemand } from './use-on-demand.ts';

interface StylesOnDemandProps extends StyleDialogProps {
  /** It was to be shown and could not be fetched. */
  onUnavailable: () => void;
}

const load = async () => (await import('./style-dialog.tsx')).StyleDialog;

/** The styles by mouse and touch; the keys do without. */
export function StylesOnDemand({ onUnavailable, ...props }: StylesOnDemandProps) {
  const Styles = useOnDemand({ load, open: props.open, onUnavailable });
  return Styles && <Styles {...props} />;
}

import { OnDemand } from '../screen/on-demand.tsx';
import type { WaitingChipProps } from './waiting-chip.tsx';

const load = async () => (await import('./waiting-chip.tsx')).WaitingChip;

export const WaitingOnDemand = (props: WaitingChipProps) => (
  <div role="status" className="shrink-0">
    <OnDemand load={load} props={props} onUnavailable={() => {}} />
  </div>
);

import { CopilotWindow } from './copilot-window.tsx';
import { paidKind } from './paid-kind.ts';

/** The pop-up of a paid session. */
export const PaidCopilotPage = () => <CopilotWindow kind={paidKind} />;

import { freeCopilot, paidCopilot } from './copilot-kinds.ts';
import { CopilotWindow } from './copilot-window.tsx';

export const FreeCopilotPage = () => <CopilotWindow kind={freeCopilot} />;
export const PaidCopilotPage = () => <CopilotWindow kind={paidCopilot} />;

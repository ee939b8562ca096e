import { freeCopilot, paidCopilot } from './copilot-kinds.ts';
import { CopilotWindow } from './copilot-window.tsx';

/** The pop-ups of sessions. */
export const FreeCopilotPage = () => <CopilotWindow kind={freeCopilot} />;
export const PaidCopilotPage = () => <CopilotWindow kind={paidCopilot} />;

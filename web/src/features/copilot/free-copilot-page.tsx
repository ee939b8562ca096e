import { CopilotWindow } from './copilot-window.tsx';
import { freeKind } from './free-kind.ts';

/** The pop-up of a free session. */
export const FreeCopilotPage = () => <CopilotWindow kind={freeKind} />;

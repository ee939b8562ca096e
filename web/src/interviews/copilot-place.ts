import { useStore } from 'zustand';
import { copilots } from '#listening/copilot-presence.ts';
import { copilotOpenedHere } from '#listening/open-copilot.ts';

/** `here`: this tab can focus it; `elsewhere`: only another tab can; `closed`: not in this browser. */
export type CopilotPlace = 'here' | 'elsewhere' | 'closed';

export const WINDOW_ELSEWHERE = 'The window is open beside the tab that launched it.';

export function useCopilotPlace(sessionId: string | undefined): CopilotPlace {
  const isOpen = useStore(copilots.open, (open) => sessionId !== undefined && open.has(sessionId));
  if (!isOpen || sessionId === undefined) return 'closed';
  return copilotOpenedHere(sessionId) ? 'here' : 'elsewhere';
}

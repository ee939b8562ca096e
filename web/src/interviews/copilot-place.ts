import { useStore } from 'zustand';
import { copilots } from '#listening/copilot-presence.ts';
import { copilotOpenedHere } from '#listening/open-copilot.ts';

/**
 * Where the window of a session is: `here` this tab opened it and can bring it to the front · `elsewhere` another
 * tab of this browser did, which alone can · `closed` nowhere in this browser.
 */
export type CopilotPlace = 'here' | 'elsewhere' | 'closed';

export const WINDOW_ELSEWHERE = 'The window is open beside the tab that launched it.';

export function useCopilotPlace(sessionId: string | undefined): CopilotPlace {
  const isOpen = useStore(copilots.open, (open) => sessionId !== undefined && open.has(sessionId));
  if (!isOpen || sessionId === undefined) return 'closed';
  return copilotOpenedHere(sessionId) ? 'here' : 'elsewhere';
}

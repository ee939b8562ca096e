import { practiceCopilot } from './copilot-kinds.ts';
import type { Copilot } from './copilot.ts';
import { type Asker, MEETING, openCopilot } from './open-copilot.ts';
import { CopilotScreen } from './screen/copilot-screen.tsx';

export { MEETING };
export type { Asker, Copilot };

export function openBeside(
  { session_id, expires_at }: { session_id: string; expires_at: string },
  asker: Asker,
): Copilot | string {
  const query = new URLSearchParams({ session: session_id, expiresAt: expires_at });
  const opened = openCopilot(practiceCopilot, query, asker);
  if (opened === 'authentication-failed') return 'You are signed out. Sign in again.';
  return 'problem' in opened ? opened.problem : opened.copilot;
}

export const CopilotBeside = ({ copilot }: { copilot: Copilot }) => (
  <CopilotScreen kind={practiceCopilot} copilot={copilot} isBeside />
);

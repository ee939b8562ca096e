import type { SessionRetention } from '@pythia/contracts/accounts.ts';
import { keptFor } from '#interviews/kept-for.ts';

export function retentionSentence(chosen: SessionRetention): string {
  const kept = keptFor(chosen);
  return kept === null ? 'Each interview is deleted when it ends.' : `Each interview is kept ${kept}.`;
}

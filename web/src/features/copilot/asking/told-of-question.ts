import type { Sending } from '@pythia/contracts/interviews.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { isKnownLine } from '#transcript/corrections.ts';

interface BesideWords {
  lines: readonly string[];
  before?: string | undefined;
  instead?: string | undefined;
  again?: string | undefined;
  sending: Sending;
}

export function toldOfQuestion({ lines, before, instead, again, sending }: BesideWords): {
  lines?: string[];
  before?: string;
  instead?: string;
  again?: string;
  sending: Sending;
} {
  const known = lines.filter(isKnownLine).slice(-LIMITS.questionLines);
  return {
    ...(known.length > 0 && { lines: known }),
    ...(before && { before }),
    ...(instead && { instead }),
    ...(again && { again }),
    sending,
  };
}

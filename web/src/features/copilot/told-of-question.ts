import { LIMITS } from '@pythia/contracts/limits.ts';
import { isKnownLine } from '#transcript/corrections.ts';

interface BesideWords {
  lines: readonly string[];
  before?: string | undefined;
  instead?: string | undefined;
  again?: string | undefined;
}

/**
 * What the server is told of a question beside its words: the lines that it knows, what was said before it, the story
 * to tell instead, and which exchange it repeats.
 */
export function toldOf({ lines, before, instead, again }: BesideWords): {
  lines?: string[];
  before?: string;
  instead?: string;
  again?: string;
} {
  const known = lines.filter(isKnownLine).slice(-LIMITS.questionLines);
  return {
    ...(known.length > 0 && { lines: known }),
    ...(before && { before }),
    ...(instead && { instead }),
    ...(again && { again }),
  };
}

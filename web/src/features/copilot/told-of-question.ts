import { LIMITS } from '@pythia/contracts/limits.ts';
import { isKnownLine } from '#transcript/corrections.ts';

/** What the server is told of a question beside its words: the lines that it knows, and the story to tell instead. */
export function toldOf({ lines, instead }: { lines: readonly string[]; instead?: string | undefined }): {
  lines?: string[];
  instead?: string;
} {
  const known = lines.filter(isKnownLine).slice(-LIMITS.questionLines);
  return { ...(known.length > 0 && { lines: known }), ...(instead && { instead }) };
}

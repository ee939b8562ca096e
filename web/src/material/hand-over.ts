import { type MaterialTexts, materialOf } from './material.ts';
import { readMaterialDraft } from './material-draft.ts';
import { holdMaterial } from './remembering.ts';

/**
 * Puts parts into this tab's draft; empty ones change nothing.
 * @returns undoes it
 */
export function handOverMaterial(account: string, parts: Partial<MaterialTexts>): () => void {
  const filled = Object.entries(parts).filter(([, text]) => text !== '');
  if (filled.length === 0) return () => {};
  return holdMaterial(account, materialOf({ ...readMaterialDraft(account), ...Object.fromEntries(filled) }));
}

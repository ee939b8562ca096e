import { type Material, materialOf } from './material.ts';
import { readMaterialDraft } from './material-draft.ts';
import { holdMaterial } from './remembering.ts';

/**
 * Puts parts into the material of an account in this tab, in place of what it has there. Nothing is sent until the
 * user edits it, says that it be remembered, or launches an interview.
 * @returns what takes it back
 */
export function handOverMaterial(account: string, parts: Partial<Material>): () => void {
  return holdMaterial(account, materialOf({ ...readMaterialDraft(account), ...parts }));
}

import { readDraft, writeDraft } from '#ui/use-draft.ts';
import { type Material, materialOf } from './material.ts';
import { materialDraft, readMaterial } from './use-material-draft.ts';

/** Puts parts into the material of an account in this tab, in place of what it has there; nothing is sent. */
export function handOverMaterial(account: string, parts: Partial<Material>): void {
  const name = materialDraft(account);
  writeDraft(name, JSON.stringify(materialOf({ ...readMaterial(readDraft(name)), ...parts })));
}

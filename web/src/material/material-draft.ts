import { readDraft, writeDraft } from '#browser/draft.ts';
import { isBlank, type MaterialTexts, materialOf } from './material.ts';

export const materialDraft = (account: string): string => `material:${account}`;

export const readMaterialDraft = (account: string): MaterialTexts =>
  parseDraft(readDraft(materialDraft(account)));

export const writeMaterialDraft = (account: string, material: MaterialTexts): void =>
  writeDraft(materialDraft(account), isBlank(material) ? '' : JSON.stringify(material));

export function parseDraft(text: string): MaterialTexts {
  try {
    return materialOf(Object(JSON.parse(text)));
  } catch {
    return materialOf({});
  }
}
